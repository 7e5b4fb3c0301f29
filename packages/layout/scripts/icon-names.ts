/** The icons that decks can show: things that slides speak of, by Lucide's names. */
export const iconNames: readonly string[] = `
accessibility activity alarm-clock anchor apple archive arrow-down arrow-right arrow-up atom award axe baby badge-check
banknote battery-charging bed bell bike binoculars bird book-open bot box brain briefcase brush bug building
building-complex bus cable calculator calendar calendar-check calendar-clock camera car carrot cat chart-bar chart-column
chart-line chart-pie check church circle-alert circle-check circle-question-mark circle-x clipboard-check clipboard-list
clock cloud cloud-rain code coffee cog coins compass construction contact copy cpu credit-card crown database dices dna dog
dollar-sign door-open download drill droplets drum dumbbell ear earth egg euro eye factory feather file-check file-text film
funnel fingerprint-pattern fish flag flame flask-conical flower folder footprints forklift fuel gamepad-2 gauge gavel gem gift
git-branch glasses globe goal graduation-cap guitar hammer hand-coins hand-heart handshake hard-drive headphones heart
heart-handshake heart-pulse hospital hotel hourglass house id-card image inbox info kanban key keyboard lamp landmark languages
laptop layers layout-dashboard leaf library life-buoy lightbulb link list-checks lock lock-open log-in log-out luggage magnet
mail map map-pin medal megaphone message-circle messages-square mic microscope milestone milk minus monitor moon mountain music
network newspaper notebook package package-check paintbrush palette paperclip pause pen-tool pencil percent person-standing
phone piggy-bank pill pin plane play plug plug-zap plus power presentation printer puzzle qr-code quote radar radio receipt
recycle refresh-cw repeat ribbon rocket route ruler sailboat salad satellite scale school scissors scroll-text search send
server settings shapes shield shield-alert shield-check ship shirt shopping-bag shopping-cart shovel signal signpost
sliders-horizontal smartphone smile snowflake sofa solar-panel soup sparkles speaker split sprout stamp star stethoscope store
sun sunrise swords syringe table tag target telescope tent terminal test-tube theater thermometer thumbs-down thumbs-up ticket
timer toolbox tornado tractor traffic-cone train-front trash tree-deciduous tree-pine trees trending-down trending-up
triangle-alert trophy truck turtle tv umbrella undo upload user user-check user-plus users utensils vault video vote wallet
warehouse watch waves webhook weight wheat wifi wind wine workflow wrench x zap
`
  .trim()
  .split(/\s+/);

/** Other words for some of them, besides Lucide's own older names. */
export const otherNames: Readonly<Record<string, string>> = {
  bulb: "lightbulb",
  "light-bulb": "lightbulb",
  idea: "lightbulb",
  home: "house",
  gear: "cog",
  money: "coins",
  plant: "sprout",
  microphone: "mic",
  team: "users",
  people: "users",
  person: "user",
  time: "clock",
  location: "map-pin",
  search: "search",
  warning: "triangle-alert",
  security: "shield-check",
  growth: "trending-up",
  email: "mail",
  tool: "wrench",
  tools: "toolbox",
  energy: "zap",
  water: "droplets",
  bank: "landmark",
  law: "scale",
  health: "heart-pulse",
  chat: "messages-square",
  document: "file-text",
  "bar-chart": "chart-column",
  "line-chart": "chart-line",
  "pie-chart": "chart-pie",
};
