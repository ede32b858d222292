import {
  graphql,
  optionalTranslatedFragment,
  translatedFragment,
  translatedRichTextFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { Category } from '../model/category/category';
import type { CategoryTile } from '../model/category/category-page-data';
import { foundCategoryResponse } from '../model/category/category-response';
import { departmentsResponse, isLastPage } from '../model/category/department-response';
import { topCategoriesResponse } from '../model/category/top-categories-response';
import type { TopCategory } from '../model/category/top-category';
import { endTextsResponse, type EndText } from '../model/product/end-text';
import { featuredListsResponse, type FeaturedList, type FeaturedPlace } from '../model/recommendations/featured-list';

/**
 * The category of any kind, or the brand, at a path without leading slash; `null` when there is none. Public categories
 * are cached for everybody.
 * @param checkPermissions whether to search among categories visible to this shopper only
 */
export async function getCategory(cms: CmsClient, path: string, checkPermissions = false): Promise<Category | null> {
  const request = { path: '/catalog/category', query: { slugs: path }, schema: foundCategoryResponse };
  return cms.rest({ ...request, ...(checkPermissions ? { checkPermissions } : { shared: true }) });
}

const featuredListsQuery = graphql(
  `
    query FeaturedLists($place: String!, $product: ID, $limit: Int!) {
      featured_list(code: $place, product: $product, limit: $limit) {
        _id
        title {
          ...TranslatedText
        }
        products {
          id
        }
      }
    }
  `,
  [translatedFragment],
);

/** A longer list belongs in a category. */
const limit = 3;

/** Editors' product lists for a placement. Cached for all shoppers. */
export function listFeaturedOrNone(
  cms: CmsClient,
  place: FeaturedPlace,
  productId: string | null,
): Promise<readonly FeaturedList[]> {
  const variables = { place, product: productId, limit };
  const lists = cms.query(featuredListsQuery, variables, {
    schema: featuredListsResponse,
    shared: true,
    optional: true,
  });
  return withUnavailableFallback(lists, () => []);
}

const endTextsQuery = graphql(
  `
    query EndTexts($product: ID!) {
      product_end_text(product: $product) {
        _id
        title {
          ...OptionalTranslatedText
        }
        content {
          ...TranslatedRichTextNodes
        }
      }
    }
  `,
  [translatedRichTextFragment, optionalTranslatedFragment],
);

/** Editors' texts below the products of a category, or below these products. Cached for all shoppers. */
export function listEndTextsOrNone(cms: CmsClient, productId: string): Promise<readonly EndText[]> {
  const texts = cms.query(
    endTextsQuery,
    { product: productId },
    { schema: endTextsResponse, shared: true, optional: true },
  );
  return withUnavailableFallback(texts, () => []);
}

export const topCategoryPlaceFragment = graphql(
  `
    fragment TopCategoryPlace on CatalogueData {
      title {
        ...TranslatedText
      }
      path {
        ...TranslatedText
      }
      top_category_image {
        path
      }
    }
  `,
  [translatedFragment],
);

export const topLinkFragment = graphql(
  `
    fragment TopLink on TopCategoryLink {
      title {
        ...TranslatedText
      }
      link_type
      category {
        ...TopCategoryPlace
      }
      virtual_category {
        ...TopCategoryPlace
      }
      custom_link
    }
  `,
  [translatedFragment, topCategoryPlaceFragment],
);

export const topCategoriesQuery = graphql(
  `
    query TopCategories {
      configuration_top_categories {
        items {
          title {
            ...TranslatedText
          }
          top_category_item_type
          image {
            path
          }
          virtual_categories {
            ...TopCategoryPlace
          }
          store_categories {
            ...TopCategoryPlace
          }
          custom_links {
            ...TopLink
          }
          top_category_links {
            ...TopLink
          }
        }
      }
    }
  `,
  [translatedFragment, topCategoryPlaceFragment, topLinkFragment],
);

/** Editors' links at the top of the catalogue. Cached for all shoppers. */
export function listTopCategoriesOrNone(cms: CmsClient): Promise<readonly TopCategory[]> {
  const items = cms.query(topCategoriesQuery, {}, { schema: topCategoriesResponse, shared: true, optional: true });
  return withUnavailableFallback(items, () => []);
}

/** A backend that goes on for ever must not keep a page waiting. */
const maxPages = 50;
const path = '/api/v1/product-categories';

/** The departments on one page of the categories. */
async function readPage(store: Pick<StoreClient, 'send'>, query: { perPage: number; page: number }) {
  const call = { method: 'GET', path, query, schema: departmentsResponse, shared: true, optional: true } as const;
  const response = await store.send(call);
  return { departments: unwrap(response), isLast: !response.ok || isLastPage(response.meta) };
}

/**
 * The departments of the shop; none when the backend does not respond. Cached for all shoppers. They may be on any page
 * of the categories, so all pages are read.
 */
export function listDepartmentsOrNone(
  store: Pick<StoreClient, 'send'>,
  perPage: number,
): Promise<readonly CategoryTile[]> {
  async function readAll(): Promise<readonly CategoryTile[]> {
    const found = new Map<string, CategoryTile>();
    for (let page = 1; page <= maxPages; page += 1) {
      const { departments, isLast } = await readPage(store, { perPage, page });
      for (const department of departments) found.set(department.id, department);
      if (isLast) break;
    }
    return [...found.values()];
  }
  return withUnavailableFallback(readAll(), () => []);
}
