import { fractionFor, happensFor, pickFor, wholeFor } from '../random';
import type { DemoModel } from './demo-model';

/** A running discount: percentage and days since its start. */
interface Discount {
  percent: number;
  sinceDays: number;
  /** Some products were cheaper for a while shortly before; the 30-day lowest price shows it. */
  wasLowered: boolean;
}

/** Commercial data of a model. */
export interface ModelOffer {
  ageDays: number;
  discount: Discount | null;
  isSaleable: boolean;
  isSoldOut: boolean;
  /** Ordered from the maker on purchase. */
  isOnOrder: boolean;
  isTip: boolean;
  hasGift: boolean;
  isThreePlusOne: boolean;
  hasQuantityPrices: boolean;
  hasBusinessPrice: boolean;
  /** Can also be bought for loyalty credits. */
  isForCredits: boolean;
  amountMax: number | null;
  reviewCount: number;
  soldCount: number;
}

/** How long products count as new. */
export const newForDays = 45;

/** More expensive products would cost more credits than anybody collects. */
const maxCrownsForCredits = 800;

const maxReviews = 46;
const maxSold = 2400;

const threePlusOneCategories = ['c-semena-zelenina', 'c-semena-kvetiny', 'c-substraty', 'c-svicky', 'c-paliva'];
const bulkCategories = ['c-vruty', 'c-hmozdinky', 'c-rukavice', 'c-zarovky', 'c-zavarovani', 'c-semena-zelenina'];

function discountOf(key: string): Discount | null {
  if (!happensFor(`${key}/discount`, 0.13)) return null;
  return {
    percent: pickFor(`${key}/percent`, [10, 15, 15, 20, 20, 25, 30, 40]),
    sinceDays: wholeFor(`${key}/since`, 2, 21),
    wasLowered: happensFor(`${key}/lowered`, 0.4),
  };
}

export function offerOf({ key, family, assortment, index }: DemoModel): ModelOffer {
  const isSaleable = !happensFor(`${key}/saleable`, 0.012);
  const isSoldOut = happensFor(`${key}/sold-out`, 0.045);
  const isNew = happensFor(`${key}/new`, 0.1);
  const ageDays = isNew ? wholeFor(`${key}/age`, 3, 40) : wholeFor(`${key}/age`, 60, 1500);
  // A new product can have neither many buyers nor many reviews.
  const popularity = fractionFor(`${key}/popularity`) ** 2 * Math.min(1, ageDays / 600);
  const reviewCount = happensFor(`${key}/rated`, 0.8) ? Math.round(popularity * maxReviews) : 0;
  const isByPiece = family.metre === undefined && family.bundle === undefined;
  return {
    ageDays,
    discount: isByPiece ? discountOf(key) : null,
    isSaleable,
    isSoldOut,
    isOnOrder: !isSoldOut && (family.delayDays ?? 0) >= 3 && happensFor(`${key}/on-order`, 0.5),
    isTip: happensFor(`${key}/tip`, 0.08),
    hasGift: isSaleable && family.price >= 900 && happensFor(`${key}/gift`, 0.12),
    isThreePlusOne: threePlusOneCategories.includes(assortment.category) && index % 4 === 1,
    hasQuantityPrices: isByPiece && (bulkCategories.includes(assortment.category) || happensFor(`${key}/bulk`, 0.08)),
    hasBusinessPrice: happensFor(`${key}/business`, 0.6),
    isForCredits: isByPiece && isSaleable && family.price <= maxCrownsForCredits && happensFor(`${key}/credits`, 0.06),
    amountMax: isByPiece && happensFor(`${key}/most`, 0.02) ? 5 : null,
    reviewCount,
    soldCount: Math.round(popularity * maxSold) + wholeFor(`${key}/sold`, 0, 30),
  };
}
