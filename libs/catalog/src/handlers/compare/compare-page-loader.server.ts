import type { LoaderFunctionArgs } from '@remix-run/node';
import { listProducts } from '../../api/list-products.server';
import { activeVariant } from '../../model/variants/active-variant';
import type { ComparePageData } from '../../model/compare/compare-page-data';
import { compareRows } from '../../model/compare/compare-rows';
import { parametersOf } from '../../model/parameters/parameters-of';
import { shownParameters } from '../../model/parameters/shown-parameters';
import { loadDefinitions } from '../load-definitions.server';
import { loadSurroundings } from '../product/load-surroundings.server';
import { readCompareList, writeCompareList } from './shopper-compare-list.server';
import { toProductBox } from '../boxes/to-product-box.server';

/** The goods of the shopper's compare list side by side; what is no longer sold leaves the list. */
export async function comparePageLoader({ context }: LoaderFunctionArgs): Promise<ComparePageData> {
  const { cms, cookies, locale, t } = context;
  const ids = readCompareList(cookies);
  const products = await listProducts(cms, ids);
  if (products.length < ids.length) {
    writeCompareList(
      cookies,
      products.map(({ id }) => id),
    );
  }
  const [definitions, surroundings] = await Promise.all([
    loadDefinitions(context, products),
    loadSurroundings(context),
  ]);
  const columns = products.map((product) => {
    const variant = activeVariant(product.variants, product.defaultVariantId);
    const { brand } = product;
    const maker = {
      id: 'brand',
      title: t('catalog:compare.brand'),
      values: [{ title: brand?.title ?? '', link: null }],
    };
    return [...(brand ? [maker] : []), ...shownParameters(parametersOf(product, variant), definitions, locale)];
  });
  return {
    products: products.map((product) => toProductBox(product, surroundings, 'catalog')),
    rows: compareRows(columns),
    meta: { title: t('catalog:compare.title') },
  };
}
