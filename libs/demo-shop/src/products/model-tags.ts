import type { TagKey } from '../shop/tags';
import type { DemoModel } from './demo-model';
import { newForDays, type ModelOffer } from './model-offer';

const saleFromPercent = 30;
const czechBrands: readonly string[] = ['seminko', 'humna', 'jasan', 'rycka', 'lnenka'];
const professionalBrands: readonly string[] = ['vyhen', 'dilo', 'stavon'];

/** Labels of a product, most important first. */
export function tagsOf({ family, brand, index }: DemoModel, offer: ModelOffer): TagKey[] {
  const percent = offer.discount?.percent ?? 0;
  const labels: [TagKey, boolean][] = [
    ['vyprodej', percent >= saleFromPercent],
    ['akce', percent > 0 && percent < saleFromPercent],
    ['tri-plus-jedna', offer.isThreePlusOne],
    ['novinka', offer.ageDays <= newForDays],
    ['tip', offer.isTip],
    ['darek', offer.hasGift],
    ['eko', family.features.includes('organic-farming') && index % 3 === 0],
    ['vyrobeno-u-nas', czechBrands.includes(brand) && index % 4 === 0],
    ['profi', professionalBrands.includes(brand) && index % 3 === 0],
    ['sezona', index % 11 === 5],
  ];
  return labels.filter(([, holds]) => holds).map(([key]) => key);
}
