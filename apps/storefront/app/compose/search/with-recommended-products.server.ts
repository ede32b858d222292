import type { AppLoadContext } from '@remix-run/node';
import { limits } from '@vyloha/config';
import * as v from 'valibot';

const querySchema = v.object({ query: v.string() });

/** The variables of the suggestions, with the products that the search service recommends, where the shop has one. */
export async function withRecommendedProducts(
  variables: Readonly<Record<string, unknown>>,
  { searchRecommender, locale }: AppLoadContext,
): Promise<Record<string, unknown>> {
  const parsed = v.safeParse(querySchema, variables);
  const page = { locale, page: 1, perPage: limits.dropdownProducts };
  const recommendation = parsed.success ? await searchRecommender?.({ query: parsed.output.query, ...page }) : null;
  return { ...variables, productIds: recommendation?.productIds ?? null };
}
