import type { Example } from "./example.ts";

/** Prompts to start from. */
export const examples: readonly Example[] = [
  {
    name: "An idea to win people for",
    prompt: `# A garden on every balcony

An evening for beginners.

## Two square metres feed you all summer
- Tomatoes: 14 kg from four pots
- Herbs: 60 bunches from one box
- Salad: nine weeks after the first seed

## What grows where
| Plant | Sun a day | Water | Harvest |
| --- | --- | --- | --- |
| Tomatoes | 6 hours | every day | July to October |
| Basil | 5 hours | every day | June to September |
| Lettuce | 3 hours | every other day | May to November |
| Mint | 2 hours | every other day | April to November |

## How to begin
1. Count the hours of sun
2. Choose three plants
3. Fill boxes with peat-free soil
4. Water in the morning

## What it costs in the first year
| Item | Euros |
| --- | --- |
| Boxes and pots | 85 |
| Soil | 42 |
| Plants and seeds | 36 |
| Watering can and tools | 27 |

## The year on the balcony
- March: Sow tomatoes indoors
- May: Plants move outside
- July: First tomatoes
- October: Last harvest, time to sow spinach

## A neighbour says
> I have not bought basil for three years. — Samira, fourth floor

## Three mistakes that everyone makes once
- Pots too small: Tomatoes need 15 litres
- Water at noon: It burns the leaves
- Too many plants: Three are enough to begin

## Begin this weekend
- Take the list home
- Swap seeds with us on 12 April
- Bring a photo of your balcony`,
  },
  {
    name: "A quarterly report",
    prompt: `# Cargo bikes, third quarter 2026

For the supervisory board.

## Revenue rose by 12 % to 48.2 million euros
- Revenue: 48.2 million euros, up 12 % on last year
- Margin: 37.4 %, up 1.9 points
- Bikes delivered: 1,655
- Complaints: 14, down from 31

## Deliveries rose four quarters in a row
| Quarter | Bikes |
| --- | --- |
| Q4 2025 | 1,180 |
| Q1 2026 | 1,240 |
| Q2 2026 | 1,475 |
| Q3 2026 | 1,655 |

## Where the revenue comes from
| Customer | Million euros | Change |
| --- | --- | --- |
| Parcel services | 21.6 | +18 % |
| Towns | 14.1 | +22 % |
| Families | 12.5 | −4 % |

## What went well
- The second assembly line started in July
- Three towns ordered fleets of more than 100
- Welding by robot saves 40 minutes a frame

## What slowed us down
- Spare parts took five days instead of two
- Families wait for the new subsidy
- The battery supplier raised prices by 6 %

## What we do about it
| Step | Who | By |
| --- | --- | --- |
| Parts store in Lyon | Aline Roux | 15 November |
| Leasing for small firms | Tom Berg | 30 November |
| Second battery supplier | Mei Tan | 31 January |`,
  },
  {
    name: "A project to decide on",
    prompt: `# The library's new website

Kick-off for the town council.

## Six of ten visits come from a phone
- 61 % of visits are from phones
- 44 % of them leave at the search field
- 9 minutes is how long renewing a book takes

## What readers will be able to do
- Search: books, films and rooms in one field
- Renew: with one tap, without a password
- Reserve: and be told when it is there
- Ask: a librarian answers by chat until 8 p.m.

## From interviews to opening
- March 2027: interviews with 40 readers
- May 2027: first prototype
- August 2027: catalogue moved over
- October 2027: opening

## The budget is 84,000 euros
| Item | Euros |
| --- | --- |
| Design and programming | 52,000 |
| Software for three years | 24,000 |
| Training | 8,000 |

## Two ways to host it
| | In town | With the region |
| --- | --- | --- |
| Cost a year | 9,600 euros | 4,200 euros |
| Our own design | Yes | Within a frame |
| Night support | No | Yes |

## Our proposal: host with the region
- It saves 5,400 euros a year
- Somebody is there at night
- We can move out after two years

## What we need from you
- Choose the hosting on 12 January
- Release 52,000 euros
- Name two readers for the advisory group`,
  },
];
