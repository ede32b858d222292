import { canBeBought, type Product, type ProductTag, type Variant } from './product';

/** Where a product is displayed; a tag may be limited to one of both. */
export type TagPlace = 'catalog' | 'content';

/** A short label of a box or a page. */
export type ProductBadge =
  | { kind: 'discount'; percent: number }
  | { kind: 'offer'; text: string }
  | { kind: 'gift' }
  | { kind: 'freeShipping' }
  | { kind: 'quantityDiscount' }
  | { kind: 'notSaleable' }
  | { kind: 'tag'; text: string; color: string };

function isVisibleIn(tag: ProductTag, place: TagPlace): boolean {
  return place === 'catalog' ? tag.isInCatalog : tag.isInContent;
}

export interface BadgeRules {
  place: TagPlace;
  /** Products from this price with tax have free delivery; `null`: no price has. */
  freeDeliveryFromMinor: number | null;
  /** Shippers that deliver in the currency; to collect goods at a branch is free anyway. */
  deliveringIds: ReadonlySet<string>;
  /** 'Energy class' where the class is a badge: in boxes, next to the price that they show. */
  energyTitle?: string | undefined;
}

/** Colours of the label, from the best to the worst class. */
const energyColors = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const;

/** The class with its scale, as advertisements must have it. */
function energyBadge({ energy }: Product['legal'], title: string | undefined): ProductBadge[] {
  if (energy === null || title === undefined) return [];
  const [best = 'A', worst = 'G'] = energy.scale;
  const color = energyColors['ABCDEFG'.indexOf(energy.class.charAt(0))] ?? energyColors[0];
  return [{ kind: 'tag', text: `${title}\u00a0${energy.class} (${best}–${worst})`, color }];
}

/** The badges of a product, the most important first. */
export function productBadges(
  product: Product,
  variant: Variant,
  { place, freeDeliveryFromMinor, deliveringIds, energyTitle }: BadgeRules,
): ProductBadge[] {
  const { price } = variant;
  const tags = product.tags
    // Editors mark offers by a tag too; one badge is enough.
    .filter((tag) => isVisibleIn(tag, place) && !product.nPlusOneOffers.includes(tag.text))
    .map(({ text, color }) => ({ kind: 'tag', text, color }) as const);
  // No offer holds for what is not sold.
  if (!product.isSaleable || price === null)
    return [{ kind: 'notSaleable' }, ...energyBadge(product.legal, energyTitle), ...tags];
  const isAboveLimit = freeDeliveryFromMinor !== null && price.current.withTaxMinor >= freeDeliveryFromMinor;
  const hasFreeShipper = product.freeShipperIds.some((id) => deliveringIds.has(id));
  const isDeliveredFree = canBeBought(product, variant) && (isAboveLimit || hasFreeShipper);
  const percent = price.discountPercent ?? 0;
  return [
    ...energyBadge(product.legal, energyTitle),
    ...(percent > 0 ? [{ kind: 'discount', percent } as const] : []),
    ...product.nPlusOneOffers.map((text) => ({ kind: 'offer', text }) as const),
    ...(product.gifts.some(({ isAvailable }) => isAvailable) ? [{ kind: 'gift' } as const] : []),
    ...(price.quantityPrices.length > 0 ? [{ kind: 'quantityDiscount' } as const] : []),
    ...(isDeliveredFree ? [{ kind: 'freeShipping' } as const] : []),
    ...tags,
  ];
}
