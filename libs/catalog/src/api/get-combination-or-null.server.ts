import type { CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { SelectedValues } from '../model/category/category';
import { type Combination, findMatchingCombination, combinationsResponse } from '../model/category/combination';
import { combinationsQuery } from './combinations-query.server';

/** The editors' page for the products of a category under these values; products are listed without it too. */
export function getCombinationOrNull(
  cms: CmsClient,
  category: string,
  values: SelectedValues,
): Promise<Combination | null> {
  const variables = { category, parameters: Object.keys(values), values: Object.values(values).flat() };
  const loading = cms.query(combinationsQuery, variables, { schema: combinationsResponse, optional: true });
  return withUnavailableFallback(
    loading.then((combinations) => findMatchingCombination(combinations, values)),
    () => null,
  );
}
