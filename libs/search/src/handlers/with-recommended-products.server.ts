import type { AppLoadContext } from '@remix-run/node';
import { limits } from '@vyloha/config';

/** The variables of the suggestions, with the products that the search service recommends, where the shop has one. */
export async function withRecommendedProducts(
  variables: Readonly<Record<string, unknown>>,
  { searchRecommender, locale }: AppLoadContext,
): Promise<Record<string, unknown>> {
  const page = { locale, page: 1, perPage: limits.dropdownProducts };
  const { query } = variables;
  const recommendation = typeof query === 'string' ? await searchRecommender?.({ query, ...page }) : null;
  return { ...variables, productIds: recommendation?.productIds ?? null };
}
