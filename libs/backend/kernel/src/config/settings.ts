import { isFeatureOn } from '@vyloha/config';
import { readConfig, toPublicConfig, type Config } from '@vyloha/config/server';

/** The backend's part of the shop settings. */
export interface Settings extends Pick<
  Config,
  | 'databaseDirectUrl'
  | 'databaseReadUrl'
  | 'databaseUrl'
  | 'dataDir'
  | 'domains'
  | 'feeds'
  | 'files'
  | 'greenClaimWords'
  | 'legalDutiesOff'
  | 'logLevel'
  | 'operation'
  | 'orderCopyTo'
  | 'orderMailsOff'
  | 'publicUrl'
  | 'questionCopyTo'
  | 'shopCountry'
  | 'smtpUrl'
> {
  /** The payment gateway; null without one. */
  gopay: Config['services']['gopay'];
  /** Whether the addresses of pages end in a slash. */
  hasTrailingSlashes: boolean;
  host: string;
  port: number;
  /** Origin of the register of companies; null when there is none. */
  aresUrl: string | null;
  /** Base of the REST services of VIES, the register of numbers for VAT; null when none is asked. */
  viesUrl: string | null;
  /** Daily list of the Czech National Bank; null where rates are imported by hand. */
  exchangeRatesUrl: string | null;
  /** The provider of e-invoices; null without one. */
  eInvoices: Config['services']['eInvoices'];
  /** The shop's project at the address-autocomplete service; null without one. */
  addressAutocompleteKey: string | null;
  /** Who may have orders repeated, by the features; the storefront shows it to nobody else. */
  orderSchedulesFor: 'everybody' | 'businesses' | 'nobody';
  /** What many shoppers search for, and words with which it is never shown. */
  popularSearches: { isOn: boolean; denied: readonly string[] };
  /** Whether GraphQL introspection is on: always outside production, there only with the feature. */
  graphqlIntrospection: boolean;
}

function orderSchedulesFor({ features }: Pick<Config, 'features'>): Settings['orderSchedulesFor'] {
  if (isFeatureOn(features, 'orderSchedules')) return 'everybody';
  return isFeatureOn(features, 'orderSchedulesOfBusiness') ? 'businesses' : 'nobody';
}

/** @throws ConfigProblem naming every invalid variable */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const config = readConfig(environment, { usesSession: false });
  return {
    ...config.backend,
    publicUrl: config.publicUrl,
    databaseUrl: config.databaseUrl,
    databaseReadUrl: config.databaseReadUrl,
    databaseDirectUrl: config.databaseDirectUrl,
    domains: config.domains,
    feeds: config.feeds,
    hasTrailingSlashes: toPublicConfig(config, config.domains[0]).hasTrailingSlashes ?? false,
    dataDir: config.dataDir,
    files: config.files,
    legalDutiesOff: config.legalDutiesOff,
    smtpUrl: config.smtpUrl,
    orderCopyTo: config.orderCopyTo,
    orderMailsOff: config.orderMailsOff,
    questionCopyTo: config.questionCopyTo,
    shopCountry: config.shopCountry,
    greenClaimWords: config.greenClaimWords,
    logLevel: config.logLevel,
    operation: config.operation,
    aresUrl: config.services.aresUrl,
    viesUrl: config.services.viesUrl,
    exchangeRatesUrl: config.services.exchangeRatesUrl,
    eInvoices: config.services.eInvoices,
    addressAutocompleteKey: config.services.addressAutocompleteKey,
    gopay: config.services.gopay,
    orderSchedulesFor: orderSchedulesFor(config),
    popularSearches: {
      isOn: isFeatureOn(config.features, 'popularSearches'),
      denied: config.popularSearchesDenied,
    },
    graphqlIntrospection: !config.isProduction || isFeatureOn(config.features, 'graphqlIntrospection'),
  };
}
