import type { LoaderFunctionArgs } from '@remix-run/node';
import { listProducts } from '../../api/products.server';
import { activeVariant } from '../../model/variants/active-variant';
import { compareRows } from '../../model/compare/compare-rows';
import { selectCompared } from '../../model/compare/compare-selection';
import { parametersOf } from '../../model/parameters/parameters-of';
import { toParameterViews } from '../../model/parameters/parameter-views';
import { loadDefinitions } from '../load-definitions.server';
import { loadOfferContext } from '../product/load-offer-context.server';
import { readCompareList, writeCompareList } from './shopper-compare-list.server';
import { toProductBox } from '../boxes/to-product-box.server';

/** The compared products; those no longer sold are removed from the list. */
export async function comparePageLoader({ request, context }: LoaderFunctionArgs) {
  const { cms, cookies, locale, t } = context;
  const ids = readCompareList(cookies);
  const compared = await listProducts(cms, ids, { withAlternatives: true });
  if (compared.length < ids.length) {
    writeCompareList(
      cookies,
      compared.map(({ id }) => id),
    );
  }
  const { searchParams } = new URL(request.url);
  const { products, categories, differences } = selectCompared(compared, searchParams, t('catalog:compare.all'));
  const [definitions, offerContext] = await Promise.all([
    loadDefinitions(context, products),
    loadOfferContext(context),
  ]);
  const columns = products.map((product) => {
    const variant = activeVariant(product.variants, product.defaultVariantId);
    const { brand } = product;
    const maker = {
      id: 'brand',
      title: t('catalog:compare.brand'),
      values: [{ title: brand?.title ?? '', link: null }],
    };
    return [...(brand ? [maker] : []), ...toParameterViews(parametersOf(product, variant), definitions, locale)];
  });
  const rows = compareRows(columns);
  // One product differs from nothing.
  const onlyDifferences = differences.isOn && products.length > 1;
  return {
    products: products.map((product) => toProductBox(product, offerContext, 'catalog')),
    count: compared.length,
    categories,
    differences,
    // Nearly everything differs between a mower and boots.
    isMixed: categories[0]?.isActive ?? false,
    rows: onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows,
    meta: { title: t('catalog:compare.title') },
  };
}
