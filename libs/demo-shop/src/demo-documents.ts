import type { ImportDocument } from '@vyloha/import-documents';
import * as v from 'valibot';
import { categoryDocuments, categoryPictures } from './categories/category-documents';
import { filteredCategoryDocuments } from './categories/filtered-categories';
import { virtualCategoryDocuments, virtualCategoryPictures } from './categories/virtual-categories';
import { contentDocuments, contentPictures } from './content/content-documents';
import { toImageDocument, type DemoPicture } from './pictures/picture';
import {
  giftVariantIds,
  opinionDocuments,
  productDocuments,
  productPictures,
  reviewPictures,
} from './products/catalogue';
import { energyLabelPictures } from './products/legal-of';
import { pastPurchases } from './purchases/past-purchases';
import { pastSearches } from './purchases/past-searches';
import { brandDocuments, brandPictures } from './shop/brand-documents';
import { branchDocuments, branchPictures } from './shop/branches';
import { couponDocuments } from './shop/coupons';
import { currencyAndCountryDocuments } from './shop/currencies-countries';
import { customerDocuments } from './shop/customers';
import { deliveryAndPaymentDocuments } from './shop/delivery-payment';
import { parameterDocuments } from './shop/parameter-documents';
import { parameterPictures } from './shop/parameter-explanations';
import { pickUpPointDocuments } from './shop/pick-up-points';
import { holidayDocuments, settingDocuments } from './shop/settings';
import { tagDocuments } from './shop/tags';
import { type DemoCountry, traderOf } from './shop/trader';
import { warehouseDocuments } from './shop/warehouses';

interface DemoShopOptions {
  /** Number of products; the first twelve hundred or so are the same in every size. */
  products: number;
  /** Base date of prices, lots and discounts. */
  today: Date;
  /** Where its trader is: with their contact, terms, taxes and carriers. */
  country?: DemoCountry;
}

/** Setting that says how far an import of the demo shop came, so that an interrupted one is started again. */
export const demoProgressSetting = 'demoShop';
export const demoProgressSchema = v.object({ complete: v.boolean() });

const progressDocument = (complete: boolean): ImportDocument => ({
  type: 'setting',
  name: demoProgressSetting,
  value: { complete } satisfies v.InferInput<typeof demoProgressSchema>,
});

function* imageDocuments(): Generator<ImportDocument> {
  const pictures: DemoPicture[] = [
    ...productPictures(),
    ...energyLabelPictures,
    ...reviewPictures(),
    ...categoryPictures(),
    ...virtualCategoryPictures(),
    ...brandPictures(),
    ...branchPictures(),
    ...parameterPictures,
    ...contentPictures(),
  ];
  const known = new Map(pictures.map((picture) => [picture.fileKey, picture]));
  for (const picture of known.values()) yield toImageDocument(picture);
}

/** The whole demo shop "Zelená výloha" as import documents, the same for the same options. */
export function* demoDocuments({ products, today, country = 'cz' }: DemoShopOptions): Generator<ImportDocument> {
  const trader = traderOf(country);
  yield progressDocument(false);
  yield* settingDocuments(trader, giftVariantIds);
  yield* currencyAndCountryDocuments(trader);
  yield* holidayDocuments(today);
  yield* warehouseDocuments();
  yield* branchDocuments(today, trader);
  yield* deliveryAndPaymentDocuments(trader);
  yield* pickUpPointDocuments();
  yield* customerDocuments();
  yield* couponDocuments(today);
  yield* imageDocuments();
  yield* tagDocuments();
  yield* brandDocuments();
  yield* parameterDocuments();
  yield* categoryDocuments(today);
  yield* virtualCategoryDocuments();
  yield* filteredCategoryDocuments();
  yield* productDocuments(products, today, trader);
  yield* opinionDocuments(today);
  yield* pastPurchases(today);
  yield* pastSearches(today);
  yield* contentDocuments(today, trader);
  yield progressDocument(true);
}
