import { bikeShare } from "../outlines/bike-share.ts";
import { branchLibrary } from "../outlines/branch-library.ts";
import { businessReview } from "../outlines/business-review.ts";
import { cityBudget } from "../outlines/city-budget.ts";
import { coffeeChainChinese } from "../outlines/coffee-chain-chinese.ts";
import { disasterTrainingJapanese } from "../outlines/disaster-training-japanese.ts";
import { energyComparison } from "../outlines/energy-comparison.ts";
import { hiringPlan } from "../outlines/hiring-plan.ts";
import { hostileLengths } from "../outlines/hostile-lengths.ts";
import { medicalTrial } from "../outlines/medical-trial.ts";
import { museum } from "../outlines/museum.ts";
import { nightTrain } from "../outlines/night-train.ts";
import { photosynthesis } from "../outlines/photosynthesis.ts";
import { postmortem } from "../outlines/postmortem.ts";
import { productLaunch } from "../outlines/product-launch.ts";
import { savingWaterArabic } from "../outlines/saving-water-arabic.ts";
import { seedPitch } from "../outlines/seed-pitch.ts";
import { sourdough } from "../outlines/sourdough.ts";
import { werkDigital } from "../outlines/werk-digital.ts";
import type { Example } from "./example.ts";

/** All the examples, in the order of their names. */
export const gallery: readonly Example[] = [
  bikeShare,
  branchLibrary,
  businessReview,
  cityBudget,
  coffeeChainChinese,
  disasterTrainingJapanese,
  energyComparison,
  hiringPlan,
  hostileLengths,
  medicalTrial,
  museum,
  nightTrain,
  photosynthesis,
  postmortem,
  productLaunch,
  savingWaterArabic,
  seedPitch,
  sourdough,
  werkDigital,
];
