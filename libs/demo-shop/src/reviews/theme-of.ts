import type { DemoModel } from '../products/demo-model';
import type { Theme } from './opinions';

const textiles: readonly string[] = ['cotton', 'polyester', 'wool', 'linen', 'leather'];
const machineCategories = ['sekacky', 'vyzinace', 'plotostrihy', 'vrtacky', 'brusky', 'pily', 'aku', 'fukary'];

/** Topic of the reviews of a product. */
export function themeOf({ family, assortment }: DemoModel): Theme {
  if (machineCategories.some((name) => assortment.category === `c-${name}`)) return 'machines';
  if (family.material === 'seed') return 'seeds';
  if (family.material === 'living') return 'plants';
  if (assortment.category.includes('hnojiva') || assortment.category === 'c-substraty') return 'supplies';
  return textiles.includes(family.material) ? 'textiles' : 'things';
}
