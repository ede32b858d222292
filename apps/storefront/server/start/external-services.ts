import { createRecommender } from '@vyloha/catalog/server';
import { createCertification, createConversions } from '@vyloha/checkout/server';
import type { Config } from '@vyloha/config/server';
import { createSearchRecommender } from '@vyloha/search/server';
import type { Logger } from 'pino';
import type { HostServices } from '../../app/compose/load-context.server';

/** External services that the settings name; the others are absent. */
export function createExternalServices(
  { services: { certification, conversions, recommenderUrl, searchRecommenderUrl } }: Pick<Config, 'services'>,
  log: Logger,
): Pick<HostServices, 'certification' | 'conversions' | 'recommender' | 'searchRecommender'> {
  const logFailureOf = (name: string) => (error: unknown) => log.warn({ err: error }, `the ${name} does not answer`);
  const { url: certificationUrl, key: apiKey } = certification;
  const { url: conversionsUrl, key } = conversions;
  return {
    ...(certificationUrl !== null &&
      apiKey !== null && {
        certification: createCertification({
          url: certificationUrl,
          apiKey,
          onFailure: (error) => log.warn({ err: error }, 'a purchase was not reported'),
        }),
      }),
    ...(conversionsUrl !== null &&
      key !== null && {
        conversions: createConversions({
          url: conversionsUrl,
          key,
          onFailure: (error) => log.warn({ err: error }, 'a conversion was not reported'),
        }),
      }),
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
