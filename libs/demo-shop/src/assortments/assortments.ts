import { businessProducts } from './business-products';
import { drinks } from './drinks';
import { flowerProducts } from './flowers';
import { gardenMachineProducts } from './garden-machines';
import { gardenToolProducts } from './garden-tools';
import type { Assortment } from './assortment';
import { grillAndLightProducts } from './grill-lights';
import { handToolProducts } from './hand-tools';
import { homeTextileProducts } from './home-textile';
import { housePlantProducts } from './house-plants';
import { householdProducts } from './household';
import { kitchenHomeProducts } from './kitchen-home';
import { netAndGrowingProducts } from './nets-growing';
import { paintProducts } from './paint';
import { potProducts } from './pots';
import { powerToolProducts } from './power-tools';
import { vegetableSeeds } from './seeds';
import { soilProducts } from './soil';
import { terraceProducts } from './terrace';
import { wateringProducts } from './watering';
import { workshopProducts } from './workshop';
import { workwearProducts } from './workwear';

/** All products of the demo shop, by leaf of the category tree. */
export const assortments: readonly Assortment[] = [
  vegetableSeeds,
  ...flowerProducts,
  ...wateringProducts,
  ...soilProducts,
  ...gardenToolProducts,
  ...gardenMachineProducts,
  ...netAndGrowingProducts,
  ...terraceProducts,
  ...potProducts,
  ...grillAndLightProducts,
  ...powerToolProducts,
  ...handToolProducts,
  ...workshopProducts,
  ...workwearProducts,
  ...paintProducts,
  ...homeTextileProducts,
  ...kitchenHomeProducts,
  ...householdProducts,
  ...housePlantProducts,
  businessProducts,
  drinks,
];
