import { createRecommender } from '@vyloha/catalog/server';
import type { Config } from '@vyloha/config/server';
import { createSearchRecommender } from '@vyloha/search/server';
import type { Logger } from 'pino';
import type { HostServices } from '../../app/compose/load-context.server';

/** Services outside the shop that its settings name; what is not named is not there. */
export function outsideServices(
  { services: { recommenderUrl, searchRecommenderUrl } }: Pick<Config, 'services'>,
  log: Logger,
): Pick<HostServices, 'recommender' | 'searchRecommender'> {
  const silent = (name: string) => (error: unknown) => log.warn({ err: error }, `the ${name} does not answer`);
  return {
    ...(recommenderUrl !== null && {
      recommender: createRecommender({ url: recommenderUrl, onFailure: silent('recommender') }),
    }),
    ...(searchRecommenderUrl !== null && {
      searchRecommender: createSearchRecommender({ url: searchRecommenderUrl, onFailure: silent('search service') }),
    }),
  };
}
