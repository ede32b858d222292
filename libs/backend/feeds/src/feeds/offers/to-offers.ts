import { byLocale, firstDeliveryDate, inStockCode, metresParameterId, offerId } from '@vyloha/contract';
import { canonicalUrl, imagePath, paths, urlOnDomain } from '@vyloha/links';
import { toMinor } from '@vyloha/money';
import type { FeedCategories } from '@vyloha/import-documents';
import type { WireProduct, WireVariant } from '@vyloha/backend-catalog';
import { shippingPrice } from '@vyloha/backend-shop';
import type { FeedSite } from '../feed-site';
import { richTextToLines, toLine } from '../feed-text';
import { validEan } from './ean';
import type { FeedShop } from './feed-shop';
import type { Offer, OfferDelivery } from './offer';
import { toOfferParameters } from './offer-parameters';

/** Large enough for every vendor; the picture keeps its proportions. */
const pictureWidth = 1200;

function nameOf({ brand }: WireProduct, { fullname }: WireVariant): string {
  const name = toLine(fullname);
  const hasBrand = brand === null || name.toLowerCase().includes(brand.title.toLowerCase());
  return hasBrand ? name : `${toLine(brand.title)} ${name}`;
}

function descriptionOf({ perex, content }: WireProduct, name: string): string {
  const lines = [perex === null ? '' : toLine(perex), richTextToLines(content.description)];
  return lines.filter((line) => line !== '').join('\n') || name;
}

/** The variant of its page; the default one's is the product's own. */
function urlOf({ slugs, defaultVariantId }: WireProduct, { id }: WireVariant, site: FeedSite): string {
  const variantId = id === defaultVariantId ? null : id;
  const path = byLocale((locale) => paths.product(slugs[locale], { variantId }));
  return canonicalUrl(path, site, site.locale);
}

function picturesOf({ mainImage, images }: WireProduct, variant: WireVariant, { domain, publicUrl }: FeedSite) {
  const keys = [variant.mainImage, mainImage, ...images].flatMap((picture) => picture?.fileKey ?? []);
  return [...new Set(keys)].map((key) => urlOnDomain(domain, imagePath(key, { width: pictureWidth }), publicUrl));
}

/** How much of the displayed unit one counted step is. */
function multiplierOf(product: WireProduct, variant: WireVariant): number {
  const parameters = [...variant.content.parameters, ...product.content.parameters];
  const metres = parameters.find(({ entityId }) => entityId === metresParameterId)?.values[0];
  return typeof metres === 'number' && metres > 0 ? metres : 1;
}

/** What the least amount that can be bought costs: delivery is priced for it. */
function leastValueMinor({ prices, availability: { amountMin } }: WireVariant): number {
  const reached = prices.quantityPrices.filter(({ amountFrom }) => amountFrom <= amountMin);
  const unit = Math.min(prices.unitWithTax ?? 0, ...reached.map(({ unitWithTax }) => unitWithTax));
  return amountMin * toMinor(unit);
}

function deliveriesOf(
  { freeShippers }: WireProduct,
  variant: WireVariant,
  { shippers, cashOnDelivery }: FeedShop,
): OfferDelivery[] {
  const valueMinor = leastValueMinor(variant);
  return shippers.map((shipper) => {
    const priceMinor = shippingPrice(shipper, valueMinor, freeShippers);
    const takesCash = cashOnDelivery !== null && !shipper.blockedPaymentIds.includes(cashOnDelivery.id);
    return { shipper, priceMinor, cashPriceMinor: takesCash ? priceMinor + cashOnDelivery.priceMinor : null };
  });
}

/** Prices of the displayed unit, rounded as pages do. */
function pricesOf(unitMinor: number, { prices }: WireVariant, multiplier: number) {
  const perUnit = (main: number) => Math.round(toMinor(main) / multiplier);
  const { inDiscount, lowestWithTax30, unitOriginalWithTax, measure } = prices;
  const reference = inDiscount ? (lowestWithTax30 ?? unitOriginalWithTax) : null;
  return {
    priceMinor: Math.round(unitMinor / multiplier),
    referenceMinor: reference === null ? null : perUnit(reference),
    lowestMinor30: inDiscount && lowestWithTax30 !== null ? perUnit(lowestWithTax30) : null,
    measure: multiplier === 1 ? measure : { amount: 1, unit: 'm', perUnit: 'm' },
  };
}

function categoriesOf({ breadcrumbs }: WireProduct, { categories }: FeedShop) {
  // Each vendor's from the nearest category that has one.
  const named = breadcrumbs.map(({ id }): FeedCategories => categories.get(id) ?? {});
  return {
    categoryPath: breadcrumbs.map(({ title }) => toLine(title)),
    feedCategories: named.reduce((above, own) => ({ ...above, ...own }), {}),
  };
}

function toOffer(product: WireProduct, variant: WireVariant, unitMinor: number, site: FeedSite, shop: FeedShop): Offer {
  const { availability } = variant;
  const { stock, delayDays, isAvailable, availabilityCode } = availability;
  const isInStock = availabilityCode === inStockCode;
  const multiplier = multiplierOf(product, variant);
  const name = nameOf(product, variant);
  const hasSibling = product.variants.some((other) => other.availability.isAvailable);
  return {
    code: variant.catalogCode,
    id: offerId(variant.id),
    groupId: product.hasVariants ? offerId(product.id) : null,
    name,
    description: descriptionOf(product, name),
    url: urlOf(product, variant, site),
    pictures: picturesOf(product, variant, site),
    ...pricesOf(unitMinor, variant, multiplier),
    stock: Math.floor(stock * multiplier),
    isInStock,
    canBeBought: isAvailable,
    isHiddenBySibling: !isAvailable && hasSibling,
    dispatchDays: isInStock ? delayDays : Math.max(delayDays, 1),
    deliveryDay: shop.nearest && firstDeliveryDate(shop.nearest.day, delayDays, shop.today),
    ean: validEan(variant.ean),
    brand: product.brand && toLine(product.brand.title),
    ...categoriesOf(product, shop),
    parameters: toOfferParameters(product, variant, shop.parameters),
    deliveries: deliveriesOf(product, variant, shop),
  };
}

/** Offers of the product's variants, null for those without a price above zero in the currency. */
export function toOffers(product: WireProduct, site: FeedSite, shop: FeedShop): (Offer | null)[] {
  return product.variants.map((variant) => {
    const { unitWithTax } = variant.prices;
    return unitWithTax === null || unitWithTax <= 0
      ? null
      : toOffer(product, variant, toMinor(unitWithTax), site, shop);
  });
}
