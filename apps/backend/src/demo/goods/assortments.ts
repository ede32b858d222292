import { businessGoods } from './business-goods';
import { flowerGoods } from './flowers';
import { gardenMachineGoods } from './garden-machines';
import { gardenToolGoods } from './garden-tools';
import type { Assortment } from './goods';
import { grillAndLightGoods } from './grill-lights';
import { handToolGoods } from './hand-tools';
import { homeTextileGoods } from './home-textile';
import { housePlantGoods } from './house-plants';
import { householdGoods } from './household';
import { kitchenHomeGoods } from './kitchen-home';
import { netAndGrowingGoods } from './nets-growing';
import { paintGoods } from './paint';
import { potGoods } from './pots';
import { powerToolGoods } from './power-tools';
import { vegetableSeeds } from './seeds';
import { soilGoods } from './soil';
import { terraceGoods } from './terrace';
import { wateringGoods } from './watering';
import { workshopGoods } from './workshop';
import { workwearGoods } from './workwear';

/** All goods of the demo shop, by leaf of the category tree. */
export const assortments: readonly Assortment[] = [
  vegetableSeeds,
  ...flowerGoods,
  ...wateringGoods,
  ...soilGoods,
  ...gardenToolGoods,
  ...gardenMachineGoods,
  ...netAndGrowingGoods,
  ...terraceGoods,
  ...potGoods,
  ...grillAndLightGoods,
  ...powerToolGoods,
  ...handToolGoods,
  ...workshopGoods,
  ...workwearGoods,
  ...paintGoods,
  ...homeTextileGoods,
  ...kitchenHomeGoods,
  ...householdGoods,
  ...housePlantGoods,
  businessGoods,
];
