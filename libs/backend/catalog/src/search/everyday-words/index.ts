import { appliances } from './appliances';
import { clothesAndCare } from './clothes-and-care';
import { garden } from './garden';
import { household } from './household';
import type { Meaning } from './meaning';
import { plants } from './plants';
import { qualities } from './qualities';
import { service } from './service';
import { shopping } from './shopping';
import { workshop } from './workshop';

/**
 * Everyday words of shops, households and gardens. Of the language, not of any shop: what one shop calls otherwise its
 * editors say.
 */
export const everydayWords: readonly Meaning[] = [
  ...service,
  ...shopping,
  ...garden,
  ...plants,
  ...workshop,
  ...household,
  ...clothesAndCare,
  ...appliances,
  ...qualities,
];

export { purposes } from './purposes';
export { service } from './service';
