import type { ThingName } from "../generated/thing-shapes.ts";
import type { Subject } from "./subject.ts";

/** Returns what a deck on a thing is about, as far as a look needs to know. */
export function subjectOfThing(thing: ThingName): Subject {
  return subjects.get(thing) ?? "general";
}

const thingsOf: Readonly<Partial<Record<Subject, string>>> = {
  nature: `honeybee ant badger beaver beetle bison blackbird butterfly camel chipmunk cow crab deer dolphin donkey dove duck elephant ewe
    fish flamingo fox frog giraffe goat goose hedgehog horse jellyfish kangaroo koala lady-beetle leopard lion lizard llama lobster
    mammoth mosquito otter octopus ox owl panda parrot peacock penguin pig polar-bear rabbit raccoon ram rhinoceros rooster seal
    shark shrimp sloth snail snake spider swan tiger tropical-fish turtle two-hump-camel water-buffalo whale wolf zebra coral
    spiral-shell feather baby-chick blossom cactus cherry-blossom deciduous-tree evergreen-tree fallen-leaf four-leaf-clover herb
    hibiscus lotus maple-leaf mushroom palm-tree potted-plant rose seedling sunflower tulip chestnut wood mountain
    snow-capped-mountain volcano water-wave solar-panel cloud cloud-with-rain cloud-with-snow cloud-with-lightning droplet fire
    rainbow snowflake snowman tornado cyclone recycling-symbol bird chicken crocodile eagle gorilla hippopotamus monkey mouse moose
    scorpion squid worm nest-with-eggs bat boar fly bouquet shamrock beehive wind-turbine watering-can spade bear falcon
    hatching-chick rock ice wastebasket globe-showing-europe-africa axe`,
  food: `beans pea-pod bread avocado bagel baguette-bread banana bell-pepper bento-box birthday-cake blueberries broccoli butter candy
    carrot cheese-wedge cherries chocolate-bar beer-mug cocktail-glass coconut cooked-rice cookie croissant cucumber cupcake doughnut
    dumpling ear-of-corn egg eggplant flatbread french-fries garlic glass-of-milk grapes red-apple green-apple green-salad hamburger
    honey-pot hot-beverage hot-dog hot-pepper ice-cream kiwi-fruit leafy-green lime lollipop mango melon olive onion pancakes peach
    peanuts pie pineapple pizza popcorn pot-of-food potato poultry-leg pretzel rice-ball sandwich soft-ice-cream spaghetti
    steaming-bowl strawberry sushi taco teacup-without-handle teapot tomato waffle watermelon wine-glass bottle-with-popping-cork jar
    fork-and-knife-with-plate oyster sheaf-of-rice pear tangerine salt canned-food chopsticks cup-with-straw bubble-tea sake spoon
    kitchen-knife takeout-box tropical-drink custard shortcake bacon cooking burrito roasted-sweet-potato bowl-with-spoon cut-of-meat
    mate beverage-box tofu toaster milk-churn kettle coffee-beans lemon shallow-pan-of-food tractor basket`,
  transport: `locomotive train high-speed-train tram railway-car airplane articulated-lorry automobile bicycle bus canoe delivery-truck
    ferry helicopter minibus motor-boat motor-scooter motorcycle aerial-tramway pickup-truck racing-car sailboat ship passenger-ship
    small-airplane speedboat sport-utility-vehicle taxi trolleybus anchor fuel-pump wheel bullet-train metro mountain-railway station
    kick-scooter auto-rickshaw tram-car suspension-railway mountain-cableway traffic-light package shipping-container forklift
    railway-track lighthouse`,
  building: `factory house house-with-garden houses hut brick carpentry-saw hammer hammer-and-wrench wrench screwdriver ladder toolbox
    building-construction office-building elevator boiler tap bridge window door traffic-cone safety-vest rescue-workers-helmet
    plunger bathtub shower thermometer bucket chair couch-and-lamp key`,
  health: `hospital ambulance manual-wheelchair adhesive-bandage pill stethoscope syringe tooth toothbrush microbe soap brain lungs bone
    ear eye foot glasses drop-of-blood anatomical-heart medical-symbol no-smoking nose reminder-ribbon motorized-wheelchair crutch
    white-cane pill-bottle baby-bottle bed lotion-bottle`,
  science: `alembic dna microscope petri-dish telescope test-tube magnet atom-symbol rocket satellite comet crescent-moon ringed-planet
    star t-rex sauropod lab-coat`,
  technology: `robot laptop desktop-computer mobile-phone locked satellite-antenna keyboard computer-mouse battery electric-plug gear
    mechanical-arm high-voltage`,
  culture: `books open-book closed-book framed-picture artist-palette paintbrush performing-arts camera clapper-board film-projector
    movie-camera film-frames amphora yarn thread sewing-needle newspaper kimono chess-pawn game-die circus-tent shadow-puppet
    classical-building`,
  history: `castle japanese-castle crown scroll windmill`,
  music: `accordion banjo drum guitar long-drum musical-keyboard saxophone trumpet violin musical-score headphone microphone
    studio-microphone postal-horn bell ballet-shoes`,
  sport: `american-football badminton baseball basketball bowling boxing-glove curling-stone diving-mask field-hockey goal-net
    ice-hockey lacrosse ping-pong rugby-football running-shoe soccer-ball tennis trophy volleyball skateboard roller-skate ice-skate
    skis sled martial-arts-uniform sports-medal cricket-game bow-and-arrow flag-in-hole running-shirt one-piece-swimsuit
    pool-8-ball fishing-pole`,
  travel: `tent camping luggage hotel beach-with-umbrella desert-island hiking-boot world-map compass bellhop-bell mount-fuji
    tokyo-tower`,
  money: `coin receipt credit-card money-bag bank abacus euro-banknote`,
  business: `briefcase chart-increasing bar-chart bullseye megaphone clipboard handshake shopping-cart shopping-bags memo file-folder
    identification-card`,
  law: `balance-scale ballot-box-with-ballot fountain-pen`,
  school: `backpack graduation-cap pencil crayon triangular-ruler straight-ruler teddy-bear playground-slide`,
  community: `fire-engine fire-extinguisher ring-buoy wedding wrapped-gift christmas-tree balloon church mosque synagogue hindu-temple
    shinto-shrine paw-prints dog cat scissors barber-pole police-car`,
};

const subjects: ReadonlyMap<string, Subject> = new Map(
  Object.entries(thingsOf).flatMap(([subject, names]) =>
    names.split(/\s+/u).map((name) => [name, subject as Subject] as const),
  ),
);
