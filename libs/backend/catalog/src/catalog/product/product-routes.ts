import * as v from 'valibot';
import { type Route, dataSchema, defineRoute, notFound, queryList } from '@vyloha/backend-kernel';
import { checkPermissionsFlag } from '../check-permissions';
import { findProductIds, maxProducts } from './find-product-ids';
import { withAlternatives } from './load-alternatives';
import { loadProducts } from './load-products';
import { productSchema } from './wire/product';

const keys = v.optional(queryList(maxProducts), '');
const randomCount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(maxProducts));

const lookup = defineRoute({
  method: 'GET',
  url: '/cms/catalog/product',
  readsReplica: true,
  summary: 'Products by id, slug, code or EAN, of categories, or at random',
  access: 'permissions',
  query: v.object({
    ids: keys,
    slugs: keys,
    codes: keys,
    eans: keys,
    variantCodes: keys,
    variantEans: keys,
    categoryIds: keys,
    random: v.optional(v.nullable(randomCount), null),
    checkPermissions: checkPermissionsFlag,
    include: v.optional(queryList(maxProducts), ''),
  }),
  response: v.object({ entities: v.array(productSchema) }),
  productsIn: ({ entities }) => entities.map(({ id }) => id),
  handler: async (ctx, { query }) => {
    const catalog = { ...ctx, groups: query.checkPermissions === 'true' ? ctx.groups : [] };
    const withSafety = query.include.includes('safety');
    const entities = await loadProducts(catalog, await findProductIds(ctx.db, query), { withSafety });
    return { entities: query.include.includes('alternatives') ? await withAlternatives(catalog, entities) : entities };
  },
});

const single = defineRoute({
  method: 'GET',
  url: '/store/api/v1/products/:id',
  readsReplica: true,
  summary: 'One product',
  params: v.object({ id: v.string() }),
  response: dataSchema(productSchema),
  productsIn: ({ data }) => [data.id],
  handler: async (ctx, { params }) => {
    const catalog = { ...ctx, groups: [] };
    const [data] = await withAlternatives(catalog, await loadProducts(catalog, [params.id], { withSafety: true }));
    if (data === undefined) throw notFound();
    return { data };
  },
});

export const productRoutes: readonly Route[] = [lookup, single];
