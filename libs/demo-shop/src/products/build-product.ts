import { slugsOf, text } from '../language/texts';
import { pickFor } from '../random';
import { productPicture } from '../pictures/picture';
import { brands } from '../shop/brands';
import { tagId } from '../shop/tags';
import { type DemoTrader, isSlovak } from '../shop/trader';
import { supplierWarehouseId } from '../shop/warehouses';
import { dayFrom, momentFrom } from './days';
import type { DemoModel } from './demo-model';
import { describe, describeShortly, endTextOf } from './describe';
import type { ProductInput, VariantInput } from './document-types';
import { picturesOf } from './gallery';
import { documentsOf, legalOf } from './legal-of';
import { lookOf } from './looks';
import { offerOf, type ModelOffer } from './model-offer';
import { productParameters, variantParameters } from './model-parameters';
import { tagsOf } from './model-tags';
import { variantsOf, type ModelVariant } from './model-variants';
import { creditsOf, pricesOf } from './variant-prices';
import { stockOf } from './variant-stock';

/** Data about other products that a product needs. */
export interface RelatedProducts {
  alternativeIds: readonly string[];
  relatedIds: readonly string[];
  giftVariantIds: readonly string[];
}

interface BuildOptions {
  today: Date;
  trader: DemoTrader;
  related: RelatedProducts;
  /** Short texts and few variants, for the large shop's further products. */
  brief: boolean;
}

export const productId = ({ key }: DemoModel) => `p-${key}`;
export const variantId = ({ key }: ModelVariant) => `v-${key}`;

const maxBriefVariants = 2;
const freeShippingFromCrowns = 4000;
/** In Czechia, by annex 3 of act 235/2004; in Slovakia neither seeds nor bulbs are in annex 7 or 7a of act 222/2004. */
const reducedInCzechia = ['c-semena-zelenina', 'c-semena-kvetiny', 'c-semena-bylinky', 'c-cibuloviny'];

export function buildProduct(model: DemoModel, { today, trader, related, brief }: BuildOptions): ProductInput {
  const { family, assortment, brand, name, number } = model;
  const offer = offerOf(model);
  const { title } = brands[brand];
  const endText = endTextOf(model);
  const pictures = picturesOf(model);
  const hover = pictures.length > 1 ? pictures.at(-1) : undefined;
  return {
    type: 'product',
    id: productId(model),
    name,
    fullname: { cs: `${title} ${name.cs}`, sk: `${title} ${name.sk}` },
    slug: slugsOf(name),
    categoryId: assortment.category,
    brandId: `b-${brand}`,
    ...(assortment.visibleToGroups && { visibleToGroups: [...assortment.visibleToGroups] }),
    catalogCode: `ZV-${number}`,
    marketingCode: String(number),
    perex: family.lead,
    description: brief ? describeShortly(model) : describe(model),
    ...(endText !== undefined && { endText }),
    images: pictures.map(({ fileKey }) => ({ fileKey, alt: name })),
    ...(hover !== undefined && { hoverImageKey: hover.fileKey }),
    unit: family.metre === undefined ? 'ks' : 'bm',
    ...taxOf(assortment.category, trader),
    saleable: offer.isSaleable,
    createdAt: momentFrom(today, -offer.ageDays),
    soldCount: offer.soldCount,
    tagIds: tagsOf(model, offer).map(tagId),
    giftVariantIds: offer.hasGift ? [...related.giftVariantIds] : [],
    alternativeIds: [...related.alternativeIds],
    relatedIds: [...related.relatedIds],
    freeShipperIds: family.price >= freeShippingFromCrowns ? ['s-ppl', 's-posta'] : [],
    discounts: offer.isThreePlusOne
      ? [{ isNPlusOne: true, n: 3, active: true, name: text('3+1 zdarma', '3+1 zadarmo') }]
      : [],
    documents: documentsOf(model),
    legal: legalOf(model),
    parameters: productParameters(model),
    variants: variantsOf(model)
      .slice(0, brief ? maxBriefVariants : undefined)
      .map((variant, position) => buildVariant(model, variant, offer, position, today)),
  };
}

function buildVariant(
  model: DemoModel,
  variant: ModelVariant,
  offer: ModelOffer,
  position: number,
  today: Date,
): VariantInput {
  const { family, number } = model;
  const { fileKey } = productPicture(lookOf(model, variant.color));
  const measure = measureOf(model, variant);
  const credits = creditsOf(model, variant, offer);
  const stock = stockOf(model, variant.key, offer);
  return {
    id: variantId(variant),
    name: variant.name,
    fullname: variant.fullname,
    catalogCode: `ZV-${number}-${position + 1}`,
    marketingCode: `${number}-${position + 1}`,
    ean: eanOf(number, position),
    mainImage: { fileKey, alt: variant.fullname },
    checkStock: !offer.isOnOrder,
    soldAvailabilityCode: pickFor(`${variant.key}/sold`, ['sold_out', 'on_request', 'expected']),
    amountMin: family.metre?.minimum ?? family.bundle ?? 1,
    amountStep: family.bundle ?? 1,
    ...(offer.amountMax !== null && { amountMax: offer.amountMax }),
    delayDays: family.delayDays ?? 0,
    ...(measure !== null && { measure }),
    ...(credits !== null && { credits }),
    storageDates: storageDatesOf(model, stock, today),
    parameters: variantParameters(model, variant),
    prices: pricesOf(model, variant, offer, today),
    stock,
  };
}

function taxOf(categoryId: string, trader: DemoTrader): Pick<ProductInput, 'taxClass' | 'taxClasses'> {
  if (!reducedInCzechia.includes(categoryId)) return { taxClass: 'standard' };
  return isSlovak(trader)
    ? { taxClass: 'standard', taxClasses: { CZE: 'reduced' } }
    : { taxClass: 'reduced', taxClasses: { SVK: 'standard' } };
}

function measureOf({ family: { metre, sizes } }: DemoModel, { size }: ModelVariant) {
  if (metre !== undefined) return { amount: metre.step, unit: 'm' };
  if (sizes?.measure === undefined || size?.number === undefined) return null;
  return { amount: size.number, unit: sizes.measure };
}

/** Seeds in stock come in two lots, each with the date until which they should be sown. */
function storageDatesOf(
  { family }: DemoModel,
  stock: ReturnType<typeof stockOf>,
  today: Date,
): VariantInput['storageDates'] {
  if (family.material !== 'seed') return [];
  const pieces = Object.entries(stock).reduce(
    (sum, [id, amount]) => sum + (id === supplierWarehouseId ? 0 : amount),
    0,
  );
  const year = dayFrom(today, 0).getUTCFullYear() + 1;
  const older = Math.ceil(pieces / 3);
  return [
    { date: `${year}-12-31`, amount: older },
    { date: `${year + 1}-12-31`, amount: pieces - older },
  ].filter(({ amount }) => amount > 0);
}

/** Codes under the Czech prefix with a check digit. */
function eanOf(number: number, position: number): string {
  const digits = `859${String(number).padStart(7, '0')}${String(position).padStart(2, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
