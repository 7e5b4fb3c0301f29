/**
 * The things that art can show, by their names in Fluent Emoji (`own-drawings.ts` has more): concrete, seen from the side or
 * the front, and nothing that offends, stands for a faith or hurts. No people or parts of them, no signs. The first of two that
 * bear a word has it.
 */
export const thingNames: readonly string[] = words(`

  honeybee ant badger beaver beetle bison blackbird butterfly camel cat chipmunk cow crab   deer dog dolphin donkey dove duck elephant ewe fish flamingo fox frog giraffe goat goose
  hamster hedgehog horse jellyfish kangaroo koala lady-beetle leopard lion lizard llama lobster mammoth
  mosquito otter octopus ox owl oyster panda parrot peacock penguin pig polar-bear rabbit raccoon ram
  rhinoceros rooster sauropod seal shark shrimp sloth snail snake spider swan t-rex tiger tropical-fish
  turtle two-hump-camel water-buffalo whale wolf zebra coral spiral-shell feather   baby-chick microbe

  blossom cactus cherry-blossom deciduous-tree evergreen-tree fallen-leaf four-leaf-clover herb hibiscus   lotus maple-leaf mushroom palm-tree potted-plant rose seedling sheaf-of-rice sunflower tulip
  christmas-tree chestnut beans pea-pod wood

  bread avocado bagel baguette-bread banana bell-pepper bento-box birthday-cake blueberries broccoli
  butter candy carrot cheese-wedge cherries chocolate-bar beer-mug cocktail-glass coconut
  cooked-rice cookie croissant cucumber cupcake doughnut dumpling ear-of-corn egg eggplant flatbread
  french-fries garlic glass-of-milk grapes red-apple green-apple green-salad hamburger honey-pot hot-beverage
  hot-dog hot-pepper ice-cream kiwi-fruit leafy-green lime lollipop mango melon olive onion
  pancakes peach peanuts pie pineapple pizza popcorn pot-of-food potato poultry-leg pretzel
  rice-ball sandwich soft-ice-cream spaghetti steaming-bowl strawberry
  sushi taco teacup-without-handle teapot tomato waffle watermelon wine-glass
  bottle-with-popping-cork jar baby-bottle fork-and-knife-with-plate

  locomotive train high-speed-train tram railway-car airplane ambulance articulated-lorry automobile bicycle bus
  canoe delivery-truck ferry fire-engine helicopter minibus motor-boat motor-scooter motorcycle
  aerial-tramway pickup-truck racing-car rocket satellite sailboat ship passenger-ship small-airplane
  speedboat sport-utility-vehicle taxi tractor trolleybus anchor fuel-pump wheel
  skateboard roller-skate sled ice-skate manual-wheelchair parachute ring-buoy

  castle circus-tent desert-island
  factory fountain hospital house house-with-garden houses hut   ferris-wheel roller-coaster tent camping playground-slide
  mountain snow-capped-mountain volcano water-wave beach-with-umbrella   sun solar-panel cloud cloud-with-rain cloud-with-snow cloud-with-lightning comet crescent-moon droplet fire rainbow ringed-planet
  snowflake snowman tornado umbrella globe-showing-europe-africa thermometer

  axe brick bucket carpentry-saw broom hammer hammer-and-wrench wrench screwdriver gear ladder magnet nut-and-bolt toolbox
  scissors fire-extinguisher   alembic dna microscope petri-dish telescope test-tube satellite-antenna abacus lab-coat
  adhesive-bandage pill stethoscope syringe tooth
  bathtub bed basket candle chair couch-and-lamp electric-plug battery light-bulb mirror   shower sponge toothbrush wastebasket window yarn thread sewing-needle teddy-bear balloon kite
  wrapped-gift flashlight fireworks
  books open-book closed-book notebook pen pencil fountain-pen paintbrush crayon backpack newspaper printer desktop-computer
  laptop mobile-phone telephone camera video-camera movie-camera film-projector television
  radio headphone microphone studio-microphone package shopping-cart shopping-bags credit-card coin receipt postbox
  world-map compass straight-ruler triangular-ruler robot loudspeaker   ballot-box-with-ballot balance-scale graduation-cap accordion banjo drum guitar long-drum
  musical-keyboard saxophone trumpet violin american-football badminton baseball basketball bowling boxing-glove
  curling-stone diving-mask field-hockey fishing-pole goal-net ice-hockey lacrosse ping-pong rugby-football
  running-shoe soccer-ball tennis trophy volleyball chess-pawn game-die puzzle-piece video-game hiking-boot
  performing-arts artist-palette framed-picture clapper-board t-shirt jeans dress coat gloves scarf socks
  womans-hat top-hat crown glasses sunglasses handbag ring gem-stone safety-vest
  rescue-workers-helmet amphora luggage nesting-dolls recycling-symbol carousel-horse
`);

/**
 * Things that a writer can ask for by name and that no search finds: their words mean too much else. A key is a solution as well, and
 * a school rather its lessons than its house.
 */
export const askedNames: readonly string[] = words(`
  bird chicken crocodile eagle gorilla hippopotamus monkey mouse moose scorpion squid turkey worm nest-with-eggs
  paw-prints bat boar cockroach fly bouquet pear tangerine salt shamrock canned-food chopsticks cup-with-straw bubble-tea
  sake spoon kitchen-knife takeout-box tropical-drink custard shortcake bacon cooking burrito roasted-sweet-potato
  bowl-with-spoon cut-of-meat mate beverage-box bullet-train metro mountain-railway station kick-scooter police-car
  auto-rickshaw tram-car suspension-railway mountain-cableway bank building-construction classical-building derelict-house
  hotel japanese-castle office-building school stadium tokyo-tower mount-fuji star alarm-clock bell bookmark briefcase
  chains clipboard clamp closed-umbrella crutch door envelope file-cabinet ghost goggles hook hourglass-done joystick key
  keyboard computer-mouse label link locked lotion-bottle magnifying-glass-tilted-left megaphone musical-score necktie
  old-key oil-drum page-facing-up pick plunger purse pushpin razor roll-of-paper safety-pin scroll seat shield skis soap
  speech-balloon spider-web spiral-calendar stopwatch ticket toilet unicorn watch white-cane yo-yo boomerang kimono
  ballet-shoes martial-arts-uniform money-bag hammer-and-pick control-knobs brain lungs bone construction bullseye
  hatching-chick clinking-glasses clinking-beer-mugs speaker-high-volume sun-behind-cloud ledger lighthouse tofu beehive
  wind-turbine bridge boiler tap shipping-container watering-can spade
  church mosque foot ear eye handshake elevator bear sports-medal triangular-flag 
  falcon shadow-puppet windmill toaster milk-churn kettle pill-bottle forklift refrigerator coffee-beans traffic-cone
  traffic-light bottle
  drop-of-blood barber-pole atom-symbol headstone flag-in-hole bow-and-arrow lipstick mans-shoe high-heeled-shoe flat-shoe rock ice
  euro-banknote chart-increasing bar-chart identification-card high-voltage lemon cricket-game shallow-pan-of-food
  anatomical-heart no-smoking warning medical-symbol memo film-frames postal-horn thought-balloon zzz reminder-ribbon
  mechanical-arm hindu-temple synagogue shinto-shrine file-folder motorized-wheelchair bellhop-bell cyclone running-shirt
  one-piece-swimsuit pool-8-ball wedding nose railway-track
`);

/** The languages whose names of things are known, as CLDR writes them. */
export const languages: readonly string[] = words(`
  en de fr es it pt nl sv no da pl cs tr ru uk el ar fa he hi zh zh-Hant ja ko fi hu ro vi id ca sk hr bg th
`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}
