import type { RequiredLocale } from '@vyloha/contract';
import { virtualCategories, virtualCategoryId } from '../categories/virtual-categories';
import { productId } from '../products/build-product';
import { baseModels } from '../products/catalogue';
import { offerOf, type ModelOffer } from '../products/model-offer';
import { itemAt } from '../random';

/** A page block as the content system stores it. */
export interface Block {
  uuid: string;
  type: string;
  value: Record<RequiredLocale, Record<string, unknown>>;
}

/** The same block in both languages. */
export const block = (
  uuid: string,
  type: string,
  build: (language: RequiredLocale) => Record<string, unknown>,
): Block => ({
  uuid,
  type,
  value: { cs: build('cs'), sk: build('sk') },
});

/** Products worth featuring: saleable, in stock, no two of one category, from all parts of the shop. */
export function selectProducts(matches: (offer: ModelOffer) => boolean, count: number): string[] {
  const oneOfEach = new Map<string, string>();
  for (const model of baseModels) {
    const offer = offerOf(model);
    const { category } = model.assortment;
    if (!offer.isSaleable || offer.isSoldOut || !matches(offer) || oneOfEach.has(category)) continue;
    oneOfEach.set(category, productId(model));
  }
  const found = [...oneOfEach.values()];
  return Array.from({ length: Math.min(count, found.length) }, (_, turn) =>
    itemAt(found, Math.floor((turn * found.length) / count)),
  );
}

/** The first products of a category that can be bought. */
export function productsOf(category: string, count: number): string[] {
  const models = baseModels.filter((model) => model.assortment.category === category);
  const saleable = models.filter((model) => offerOf(model).isSaleable && !offerOf(model).isSoldOut);
  return saleable.slice(0, count).map(productId);
}

/** Ids of virtual categories by their keys. */
export const virtual = (...keys: string[]) =>
  keys.map((key) => {
    if (!virtualCategories.some((node) => node.key === key)) throw new Error(`There is no virtual category '${key}'`);
    return virtualCategoryId(key);
  });
