import type { VariantInput } from './document-types';
import { crownPoint, euroPoint, toCents } from '../price-points';
import { fractionFor } from '../random';
import type { DemoModel } from './demo-model';
import { momentFrom } from './days';
import type { ModelOffer } from './model-offer';
import type { ModelVariant } from './model-variants';

type PriceInput = VariantInput['prices'][number];

const businessShare = 0.88;
/** Shortly before some discounts the products were a little cheaper already. */
const loweredShare = 0.93;
const loweredDays = 16;
/** The most expensive models of a family cost up to this much more than the cheapest. */
const modelSpread = 0.55;

/** Crowns with tax before any discount; for products by the metre, of one metre. */
function regularCrowns({ family, key }: DemoModel, variant: ModelVariant): number {
  return family.price * (1 + fractionFor(`${key}/price`) * modelSpread) * (variant.size?.factor ?? 1);
}

function quantityPricesOf(price: number, point: Point) {
  return [
    { amountFrom: 5, price: toCents(Math.min(price, point(price * 0.94))) },
    { amountFrom: 10, price: toCents(Math.min(price, point(price * 0.88))) },
  ].filter((step) => step.price < price);
}

type Point = (amount: number) => number;

function historyOf(
  regular: number,
  current: number,
  point: Point,
  offer: ModelOffer,
  today: Date,
): PriceInput['history'] {
  const { discount, ageDays } = offer;
  if (discount === null) return [];
  const begin = momentFrom(today, -Math.max(ageDays, discount.sinceDays + 45));
  const end = momentFrom(today, -discount.sinceDays);
  const lowered = toCents(point(regular * loweredShare));
  if (!discount.wasLowered || lowered <= current || lowered >= regular)
    return [{ price: regular, from: begin, to: end }];
  const turn = momentFrom(today, -discount.sinceDays - loweredDays);
  return [
    { price: regular, from: begin, to: turn },
    { price: lowered, from: turn, to: end },
  ];
}

/** Prices of products by the metre are per counted step, so they are rounded to valid step prices. */
function stepPrices(model: DemoModel, variant: ModelVariant, step: number): PriceInput[] {
  const perMetre = Math.round(regularCrowns(model, variant));
  return [
    { currency: 'CZK', price: toCents(perMetre * step) },
    { currency: 'EUR', price: toCents(Math.max(0.1, Math.round((perMetre / 24.8) * 10) / 10) * step) },
  ];
}

function piecePrices(model: DemoModel, variant: ModelVariant, offer: ModelOffer, today: Date): PriceInput[] {
  const crowns = crownPoint(regularCrowns(model, variant));
  const share = 1 - (offer.discount?.percent ?? 0) / 100;
  return (
    [
      ['CZK', crowns, crownPoint],
      ['EUR', euroPoint(crowns), (euros: number) => euroPoint(euros * 24.8)],
    ] as const
  ).map(([currency, amount, point]) => {
    const regular = toCents(amount);
    const price = offer.discount === null ? regular : toCents(Math.min(regular, point(amount * share)));
    const quantityPrices = offer.hasQuantityPrices ? quantityPricesOf(price, point) : [];
    if (price === regular) return { currency, price, quantityPrices };
    return {
      currency,
      price,
      quantityPrices,
      original: regular,
      history: historyOf(regular, price, point, offer, today),
    };
  });
}

/** A credit is worth about two crowns; no product costs fewer than five, and all prices end in 0 or 5. */
export function creditsOf(model: DemoModel, variant: ModelVariant, { isForCredits }: ModelOffer): number | null {
  return isForCredits ? Math.max(1, Math.round(regularCrowns(model, variant) / 10)) * 5 : null;
}

function businessPrice({ currency, price, original }: PriceInput): PriceInput {
  return { currency, priceList: 'b2b', price: toCents(Math.min(price, (original ?? price) * businessShare)) };
}

export function pricesOf(model: DemoModel, variant: ModelVariant, offer: ModelOffer, today: Date): PriceInput[] {
  const { metre } = model.family;
  const prices =
    metre === undefined ? piecePrices(model, variant, offer, today) : stepPrices(model, variant, metre.step);
  return offer.hasBusinessPrice ? [...prices, ...prices.map(businessPrice)] : prices;
}
