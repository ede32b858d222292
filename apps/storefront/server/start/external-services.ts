import { createRecommender } from '@vyloha/catalog/server';
import type { Config } from '@vyloha/config/server';
import { createSearchRecommender } from '@vyloha/search/server';
import type { Logger } from 'pino';
import type { HostServices } from '../../app/compose/load-context.server';

/** External services that the settings name; the others are absent. */
export function createExternalServices(
  { services: { recommenderUrl, searchRecommenderUrl } }: Pick<Config, 'services'>,
  log: Logger,
): Pick<HostServices, 'recommender' | 'searchRecommender'> {
  const logFailureOf = (name: string) => (error: unknown) => log.warn({ err: error }, `the ${name} does not answer`);
  return {
    ...(recommenderUrl !== null && {
      recommender: createRecommender({ url: recommenderUrl, onFailure: logFailureOf('recommender') }),
    }),
    ...(searchRecommenderUrl !== null && {
      searchRecommender: createSearchRecommender({
        url: searchRecommenderUrl,
        onFailure: logFailureOf('search service'),
      }),
    }),
  };
}
