import { graphql, pictureFragment, type CmsClient } from '@vyloha/cms-client';
import { BackendUnavailable, withUnavailableFallback } from '@vyloha/http-client';
import {
  encodeScope,
  isSpecifiedSort,
  listingResponse,
  type Listing,
  type ListingScope,
} from '../model/listing/listing';
import type { Product } from '../model/product/product';
import { productsResponse } from '../model/product/product-response';
import { defaultProductsConfiguration, type ProductsConfiguration } from '../model/product/products-configuration';
import { productsConfigurationResponse } from '../model/product/products-configuration-response';

/** The product at a path with its alternatives, within the shopper's permissions; `null` when there is none. */
export async function getProduct(cms: CmsClient, slug: string): Promise<Product | null> {
  const query = { slugs: slug, include: 'alternatives,safety' };
  const found = await cms.rest({ path: '/catalog/product', query, schema: productsResponse, checkPermissions: true });
  return found?.[0] ?? null;
}

interface ListProductsOptions {
  isShared?: boolean;
  checkPermissions?: boolean;
  withAlternatives?: boolean;
}

/**
 * Products by id in the order of the ids; unknown and hidden ones are left out.
 * @param options `isShared` false: one shopper's selection, not worth caching; `checkPermissions`: also products
 *   visible to this shopper only; `withAlternatives`: with ids of what to buy instead of those that cannot be bought
 */
export async function listProducts(
  cms: CmsClient,
  ids: readonly string[],
  { isShared = true, checkPermissions = false, withAlternatives = false }: ListProductsOptions = {},
): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(','), ...(withAlternatives && { include: 'alternatives' }) };
  const request = { path: '/catalog/product', query, schema: productsResponse };
  return (await cms.rest({ ...request, ...(checkPermissions ? { checkPermissions } : { shared: isShared }) })) ?? [];
}

/** The product with a code, or with a variant that has it, within the shopper's permissions. */
export async function findProductByCode(cms: CmsClient, code: string): Promise<Product | null> {
  const keys = ['codes', 'variantCodes'] as const;
  const requests = keys.map((key) =>
    cms.rest({ path: '/catalog/product', query: { [key]: code }, schema: productsResponse, checkPermissions: true }),
  );
  const found = await Promise.all(requests);
  return found.flatMap((products) => products ?? [])[0] ?? null;
}

const badRequest = 400;

/**
 * One page of a listing; `null` when its category is unknown. A backend that does not know one of our own orders lists
 * in the default one.
 * @param checkPermissions whether the category is visible to this shopper only
 */
export async function getListing(
  cms: CmsClient,
  scope: ListingScope,
  checkPermissions = false,
): Promise<Listing | null> {
  // Queries and filtered listings rarely repeat: caching them would only evict shared entries.
  const shared = scope.query === undefined && scope.filters === undefined;
  const read = (readScope: ListingScope) =>
    cms.rest({
      path: '/api/catalog/v2/state',
      query: { scope: encodeScope(readScope) },
      schema: listingResponse,
      ...(checkPermissions ? { checkPermissions } : { shared }),
    });
  if (isSpecifiedSort(scope.sort)) return read(scope);
  return read(scope).catch((error: unknown) => {
    if (!(error instanceof BackendUnavailable) || error.status !== badRequest) throw error;
    return read({ ...scope, sort: 'DefaultSort' });
  });
}

const productsConfigurationQuery = graphql(
  `
    query ProductsConfiguration {
      configuration {
        products {
          size_image {
            ...Picture
          }
          show_free_delivery_tag_by_price
        }
      }
    }
  `,
  [pictureFragment],
);

/** Editors' settings for all products, with defaults when they cannot be loaded. Cached for all shoppers. */
export function getProductsConfigurationOrDefault(cms: CmsClient): Promise<ProductsConfiguration> {
  const options = { schema: productsConfigurationResponse, shared: true, optional: true };
  return withUnavailableFallback(
    cms.query(productsConfigurationQuery, {}, options),
    () => defaultProductsConfiguration,
  );
}
