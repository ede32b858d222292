import { describe, expect, it } from 'vitest';
import { aPrice, aProduct, aSoldOutVariant, aTaxedPrice, aVariant } from '../../testing/a-product';
import { noLegal } from './product-legal';
import { type BadgeRules, productBadges } from './product-badge';

const tags = [
  { text: 'Novinka', color: '#d5ec7d', isInCatalog: true, isInContent: false },
  { text: 'Tip redakce', color: '#d5ec7d', isInCatalog: false, isInContent: true },
];

const inCatalog: BadgeRules = { place: 'catalog', freeDeliveryFromMinor: null, deliveringIds: new Set(['s-ppl']) };

describe('productBadges', () => {
  it('lists all, price reductions first', () => {
    const gift = { id: 'v-g', name: 'Rukavice', picture: null, isAvailable: true, valueMinor: 9_900 };
    const product = aProduct({ tags, gifts: [gift], freeShipperIds: ['s-ppl'], nPlusOneOffers: ['3+1 zdarma'] });
    const quantityPrices = [{ amountFrom: 10, price: aTaxedPrice(40_000) }];
    const variant = aVariant({ price: aPrice({ discountPercent: 17, quantityPrices }) });
    expect(productBadges(product, variant, inCatalog)).toEqual([
      { kind: 'discount', percent: 17 },
      { kind: 'offer', text: '3+1 zdarma' },
      { kind: 'gift' },
      { kind: 'quantityDiscount' },
      { kind: 'freeShipping' },
      { kind: 'tag', text: 'Novinka', color: '#d5ec7d' },
    ]);
  });

  it('shows the energy class with its scale first, in the colour of the label, where it is a badge', () => {
    const energy = { class: 'E', scale: ['A', 'G'], labelKey: 'energy-label-e', sheet: '/stranka/list' };
    const product = aProduct({ tags, legal: { ...noLegal, energy } });
    expect(productBadges(product, aVariant(), { ...inCatalog, energyTitle: 'Energetická třída' })).toEqual([
      { kind: 'tag', text: 'Energetická třída\u00a0E (A–G)', color: '#fdb913' },
      { kind: 'tag', text: 'Novinka', color: '#d5ec7d' },
    ]);
    expect(productBadges(product, aVariant(), inCatalog)).toHaveLength(1);
  });

  it('shows a tag only in its places', () => {
    expect(productBadges(aProduct({ tags }), aVariant(), { ...inCatalog, place: 'content' })).toEqual([
      { kind: 'tag', text: 'Tip redakce', color: '#d5ec7d' },
    ]);
  });

  it('names an offer once, even if a tag repeats it', () => {
    const tag = { text: '3+1 zdarma', color: '#8a5a00', isInCatalog: true, isInContent: true };
    const product = aProduct({ tags: [tag], nPlusOneOffers: ['3+1 zdarma'] });
    expect(productBadges(product, aVariant(), inCatalog)).toEqual([{ kind: 'offer', text: '3+1 zdarma' }]);
  });

  it('says of a product that is not sold only that', () => {
    const offers = { nPlusOneOffers: ['3+1 zdarma'], freeShipperIds: ['s-ppl'] };
    const discounted = aVariant({ price: aPrice({ discountPercent: 17 }) });
    expect(productBadges(aProduct({ ...offers, isSaleable: false }), discounted, inCatalog)).toEqual([
      { kind: 'notSaleable' },
    ]);
    expect(productBadges(aProduct(), aVariant({ price: null }), inCatalog)).toEqual([{ kind: 'notSaleable' }]);
  });

  it('does not offer a gift that is sold out', () => {
    const gift = { id: 'v-g', name: 'Rukavice', picture: null, isAvailable: false, valueMinor: null };
    expect(productBadges(aProduct({ gifts: [gift] }), aVariant(), inCatalog)).toEqual([]);
  });

  it.each([
    ['a branch', aProduct({ freeShipperIds: ['s-pobocka'] }), aVariant()],
    ['sold-out products', aProduct({ freeShipperIds: ['s-ppl'] }), aSoldOutVariant()],
  ])('promises no free delivery of %s', (_, product, variant) => {
    expect(productBadges(product, variant, inCatalog)).toEqual([]);
  });

  it.each([
    [49_900, ['freeShipping']],
    [49_901, []],
    [null, []],
  ])('marks products that reach the limit of free delivery: %s', (freeDeliveryFromMinor, kinds) => {
    const badges = productBadges(aProduct(), aVariant(), { ...inCatalog, freeDeliveryFromMinor });
    expect(badges.map(({ kind }) => kind)).toEqual(kinds);
  });
});
