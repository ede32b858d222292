import { fractionFor, happensFor, itemAt, hashOf, wholeFor } from '../random';
import { branchWarehouseIds, centralWarehouseId, supplierWarehouseId } from '../shop/warehouses';
import type { DemoModel } from './demo-model';
import type { ModelOffer } from './model-offer';

const branchesPerVariant = 3;
/** A drum of a product by the metre counts as one piece. */
const metresPerPiece = 4;
/** Returnable bottles are stocked by the crate. */
const bottlesPerCrate = 20;

/** How many units of the stock one piece of another product stands for. */
function unitsPerPiece({ family }: DemoModel): number {
  if (family.metre !== undefined) return Math.round(metresPerPiece / family.metre.step);
  return family.features.includes('returnable-bottle') ? bottlesPerCrate : 1;
}

/** Pieces, or counted steps of products by the metre, by warehouse. */
export function stockOf(model: DemoModel, variantKey: string, offer: ModelOffer): Record<string, number> {
  const supplier = happensFor(`${variantKey}/supplier`, 0.2) ? { [supplierWarehouseId]: 50 } : {};
  if (offer.isSoldOut || offer.isOnOrder || happensFor(`${variantKey}/sold-out`, 0.05)) return supplier;
  const perPiece = unitsPerPiece(model);
  const isLast = happensFor(`${variantKey}/last`, 0.07);
  const central = isLast ? wholeFor(variantKey, 1, 4) : 6 + Math.floor(fractionFor(variantKey) ** 2 * 160);
  const branches = isLast ? [] : Array.from({ length: branchesPerVariant }, (_, turn) => turn);
  return {
    [centralWarehouseId]: central * perPiece,
    ...Object.fromEntries(
      branches.map((turn) => [
        itemAt(branchWarehouseIds, hashOf(variantKey) + turn * 7),
        wholeFor(`${variantKey}/${turn}`, 1, 12) * perPiece,
      ]),
    ),
    ...supplier,
  };
}
