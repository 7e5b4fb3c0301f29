/** The icons that a model may choose from: of all that there are, those that say something of business, study and life. */
export const iconNames: readonly string[] = (
  "activity archive award banknote battery-charging bell bike book-open bot brain briefcase building calculator " +
  "calendar camera car chart-column chart-line chart-pie circle-alert circle-check circle-question-mark clipboard-list " +
  "clock cloud code coffee cog compass cpu credit-card crown database droplets euro eye factory file-text flag flame " +
  "flask-conical folder footprints gauge gift git-branch globe goal graduation-cap hammer hand-coins handshake " +
  "headphones heart heart-pulse hourglass house image key languages laptop layers leaf library lightbulb link " +
  "list-checks lock mail map map-pin medal megaphone message-circle messages-square microscope moon mountain music " +
  "network newspaper package paintbrush palette pen-tool percent phone piggy-bank pill plane plug presentation printer " +
  "puzzle receipt recycle refresh-cw rocket route ruler salad scale school search send server settings shapes " +
  "shield-check ship shopping-cart smartphone snowflake solar-panel sparkles split sprout star stethoscope store sun " +
  "table target tent terminal theater thermometer thumbs-down thumbs-up timer train-front tree-deciduous trending-down " +
  "trending-up triangle-alert trophy truck umbrella user users utensils video vote wallet warehouse waves weight wifi " +
  "wind workflow wrench zap"
).split(" ");

/** What a model is told of pictures on slides. */
export const pictureRule =
  "picture is the one thing an illustrator would draw on that page (rooster, milk churn): a concrete thing that its " +
  "title is about, not a mere detail of it, named with what makes it that one (ice cream van, garden shed), by a colour first only " +
  "where the page says it (blue door); another one on each page; never what the page forbids or does without, nor what is wrong " +
  "unless every line is right (a knot, a circuit); left out rather than merely related, where " +
  "a page is of figures or ideas alone, and throughout contracts, policies and formal papers. partsOf is for 3 to 6 items or cards, " +
  "of lead or heading and text alone, that each name a part, sign or place on one drawing; it says in English what to draw: a thing (violin), one cut open " +
  "(cross-section of a beehive), a plan or map from above (site plan of gym and houses), a thing with arrows (stone arch with arrows of thrust). " +
  "It is drawn large, a line from each item to its place; its text says what is seen there, or its measure. What the user wants shown is such a slide: what a thing looks like, each option in turn, " +
  "how it is built, where it stands, which way to go, where a force goes; no arrows are typed.";

/** What a model is told of icons: names to choose from, or things that are drawn in colour. Assistants get the names alone. */
export const iconRule = `icon is one of: ${iconNames.join(" ")}; or, where all cards are about things to be seen, these are drawn, by their English names: bucket, non-slip-socks; each fits its own card, else none has one`;
