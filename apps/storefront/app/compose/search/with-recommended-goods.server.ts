import type { AppLoadContext } from '@remix-run/node';
import { limits } from '@vyloha/config';
import * as v from 'valibot';

const querySchema = v.object({ query: v.string() });

/** The variables of the suggestions, with the goods that the search service recommends, where the shop has one. */
export async function withRecommendedGoods(
  variables: Readonly<Record<string, unknown>>,
  { searchRecommender, locale }: AppLoadContext,
): Promise<Record<string, unknown>> {
  const asked = v.safeParse(querySchema, variables);
  const page = { locale, page: 1, perPage: limits.dropdownProducts };
  const found = asked.success ? await searchRecommender?.({ query: asked.output.query, ...page }) : null;
  return { ...variables, productIds: found?.productIds ?? null };
}
