import type { CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import type { ChosenValues } from '../model/category/category';
import { type Combination, combinationOf, combinationsResponse } from '../model/category/combination';
import { combinationsQuery } from './combinations-query.server';

/** The page that editors gave to the goods of a category under these values; goods are listed without it too. */
export function getCombinationOrNull(
  cms: CmsClient,
  category: string,
  values: ChosenValues,
): Promise<Combination | null> {
  const variables = { category, parameters: Object.keys(values), values: Object.values(values).flat() };
  const loading = cms.query(combinationsQuery, variables, { schema: combinationsResponse, optional: true });
  return whenUnavailable(
    loading.then((combinations) => combinationOf(combinations, values)),
    () => null,
  );
}
