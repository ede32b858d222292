import type { ImportDocument } from '@vyloha/import-documents';
import { assortments } from '../assortments/assortments';
import type { Assortment, Family } from '../assortments/assortment';
import { vegetableSeedCategory } from '../assortments/seeds';
import { happensFor, hashOf, itemAt } from '../random';
import { buildProduct, productId, variantId, type RelatedProducts } from './build-product';
import { modelCount, nameOf, numberedNameOf, toModel, type DemoModel } from './demo-model';
import { picturesOf } from './gallery';
import { variantsOf } from './model-variants';
import type { DemoPicture } from '../pictures/picture';
import { commentsOf } from '../reviews/product-comments';
import type { DemoTrader } from '../shop/trader';
import { reviewsOf } from '../reviews/product-reviews';
import { allReviewPicturesOf } from '../reviews/review-pictures';

const firstNumber = 10_001;
const alternativesPerProduct = 3;
const relatedPerProduct = 2;
/** The shop finds similar products itself; editors chose them for some products only. */
const editorPickShare = 0.2;
const giftCategory = 'c-darky';
/** Further models of the large shop carry numbers that no series has. */
const firstModelNumber = 200;

/** The products that every size of the shop has, always the same. */
export const baseModels: readonly DemoModel[] = assortments
  .flatMap((assortment) =>
    assortment.families.flatMap((family) =>
      Array.from({ length: modelCount(family) }, (_, index) => ({ assortment, family, index })),
    ),
  )
  .map(({ assortment, family, index }, position) =>
    toModel(assortment, family, index, nameOf(family, index), firstNumber + position),
  );

const modelsByCategory: ReadonlyMap<string, readonly DemoModel[]> = new Map(
  assortments.map(({ category }) => [
    category,
    baseModels.filter(({ assortment }) => assortment.category === category),
  ]),
);

function modelsOf(category: string): readonly DemoModel[] {
  return modelsByCategory.get(category) ?? [];
}

/** Products of a category to show beside a text, one of each family. */
export function productIdsOf(category: string): readonly string[] {
  return modelsOf(category)
    .filter(({ index }) => index === 0)
    .map(productId);
}

/** All products of a category that every size of the shop has. */
export function allProductIdsOf(category: string): readonly string[] {
  return modelsOf(category).map(productId);
}

/** Gift variants: the first of each kind of small gift. */
export const giftVariantIds: readonly string[] = modelsOf(giftCategory)
  .filter(({ index }) => index === 0)
  .flatMap((model) => variantsOf(model).slice(0, 1).map(variantId));

function findRelatedProducts(model: DemoModel): RelatedProducts {
  const siblings = modelsOf(model.assortment.category).filter(({ key }) => key !== model.key);
  const chosen = (list: readonly DemoModel[], count: number) =>
    Array.from({ length: Math.min(count, list.length) }, (_, turn) => productId(itemAt(list, model.index + turn)));
  return {
    alternativeIds: chosen(siblings, alternativesPerProduct),
    relatedIds: happensFor(`${model.key}/related`, editorPickShare) ? chosen(siblings, relatedPerProduct) : [],
    giftVariantIds: [itemAt(giftVariantIds, hashOf(model.key))],
  };
}

interface PlacedFamily {
  assortment: Assortment;
  family: Family;
}

/** Where the large shop grows: all public leaves except the category that is the same in both. */
const growingFamilies: readonly PlacedFamily[] = assortments
  .filter(({ category, visibleToGroups }) => category !== vegetableSeedCategory && visibleToGroups === undefined)
  .flatMap((assortment) => assortment.families.map((family) => ({ assortment, family })));

function* furtherModels(count: number): Generator<DemoModel> {
  for (let turn = 0; turn < count; turn += 1) {
    const { assortment, family } = itemAt(growingFamilies, turn);
    const round = Math.floor(turn / growingFamilies.length);
    // Pictures, series and figures of one of the first models, so that the large shop shares its pictures.
    const index = round % modelCount(family);
    const named = numberedNameOf(family, index, firstModelNumber + round);
    yield toModel(assortment, family, index, named, firstNumber + baseModels.length + turn);
  }
}

export function productPictures(): DemoPicture[] {
  return baseModels.flatMap(picturesOf);
}

/** Photographs in reviews. */
export function reviewPictures(): DemoPicture[] {
  return baseModels.flatMap(allReviewPicturesOf);
}

/** Reviews of the products that every size of the shop has. */
export function* opinionDocuments(today: Date): Generator<ImportDocument> {
  for (const model of baseModels) yield* reviewsOf(model, today);
  for (const model of baseModels) yield* commentsOf(model, today);
}

export function* productDocuments(products: number, today: Date, trader: DemoTrader): Generator<ImportDocument> {
  for (const model of baseModels) {
    yield buildProduct(model, { today, trader, related: findRelatedProducts(model), brief: false });
  }
  for (const model of furtherModels(products - baseModels.length)) {
    yield buildProduct(model, { today, trader, related: findRelatedProducts(model), brief: true });
  }
}
