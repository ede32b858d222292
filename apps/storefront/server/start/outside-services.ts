import type { Config } from '@vyloha/config/server';
import { createSearchRecommender } from '@vyloha/search/server';
import type { Logger } from 'pino';
import type { HostServices } from '../../app/compose/load-context.server';

/** Services outside the shop that its settings name; what is not named is not there. */
export function outsideServices(
  { services: { searchRecommenderUrl } }: Pick<Config, 'services'>,
  log: Logger,
): Pick<HostServices, 'searchRecommender'> {
  if (searchRecommenderUrl === null) return {};
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the search service does not answer');
  return { searchRecommender: createSearchRecommender({ url: searchRecommenderUrl, onFailure }) };
}
