import type { Config, GopayConfig, OperationConfig, ServicesConfig } from './config.server';
import type { Domain } from './domain';
import type { Environment } from './environment.server';
import type { FilesConfig } from './parse-files-url';
import type { LegalCountry } from './legal-duties';

/** A shop on a single domain begins in the language and the currency of its country. */
const homeDomains: Readonly<Record<LegalCountry, Domain>> = {
  cz: { host: '*', code: 'cz', locale: 'cs', currency: 'CZK' },
  sk: { host: '*', code: 'sk', locale: 'sk', currency: 'EUR' },
};

const wildcardHosts = ['0.0.0.0', '::', '[::]'];

/** A process listening on all interfaces is reached on the loopback. */
function reachableHost(host: string): string {
  if (wildcardHosts.includes(host)) return '127.0.0.1';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function toGopay(env: Environment): GopayConfig | null {
  const { GOPAY_URL: url, GOPAY_GOID: goid, GOPAY_CLIENT_ID: clientId, GOPAY_CLIENT_SECRET: clientSecret } = env;
  if (url === null || goid === null || clientId === null || clientSecret === null) return null;
  return { url, goid, clientId, clientSecret };
}

/** The keys are there: a shop with such an address and without them does not start. */
function toFiles(env: Environment): FilesConfig | null {
  const { FILES_URL: place, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  if (place === null || 'folder' in place) return place;
  return { ...place, credentials: { keyId: keyId ?? '', secret: secret ?? '', token } };
}

function toServices(env: Environment): ServicesConfig {
  return {
    aresUrl: env.ARES_URL,
    viesUrl: env.VIES_URL,
    exchangeRatesUrl: env.EXCHANGE_RATES_URL,
    eInvoices: env.E_INVOICE_URL === null ? null : { url: env.E_INVOICE_URL, key: env.E_INVOICE_KEY },
    certification: { url: env.CERTIFICATION_URL, key: env.CERTIFICATION_KEY },
    conversions: { url: env.CONVERSIONS_URL, key: env.CONVERSIONS_KEY },
    recommenderUrl: env.RECOMMENDER_URL,
    searchRecommenderUrl: env.SEARCH_RECOMMENDER_URL,
    geoipUrl: env.GEOIP_URL,
    addressAutocompleteUrl: env.ADDRESS_AUTOCOMPLETE_URL,
    addressAutocompleteOrigins: env.ADDRESS_AUTOCOMPLETE_ORIGINS,
    addressAutocompleteKey: env.ADDRESS_AUTOCOMPLETE_KEY,
    consentScriptUrl: env.CONSENT_SCRIPT_URL,
    tagManagerId: env.TAG_MANAGER_ID,
    tagOrigins: env.TAG_ORIGINS,
    parcelPickupKey: env.PARCEL_PICKUP_KEY,
    gopay: toGopay(env),
  };
}

const msPerSecond = 1000;
const msPerMinute = 60_000;
const bytesPerMb = 1024 * 1024;

/** The backend's port follows the storefront's. */
function toMetricsPorts(port: number | null): OperationConfig['metricsPort'] {
  return port === null ? null : { storefront: port, backend: port === 0 ? 0 : port + 1 };
}

function toOperation(env: Environment): OperationConfig {
  return {
    metricsPort: toMetricsPorts(env.METRICS_PORT),
    tracing: {
      isOn: env.OTEL_EXPORTER_OTLP_ENDPOINT !== null && env.OTEL_SDK_DISABLED === 'false',
      serviceName: env.OTEL_SERVICE_NAME,
    },
    drainMs: env.DRAIN_SECONDS * msPerSecond,
    databasePool: env.DATABASE_POOL,
    replicaMaxLagMs: env.DATABASE_READ_MAX_LAG * msPerSecond,
    statementTimeoutMs: env.STATEMENT_TIMEOUT * msPerSecond,
    productsInMemory: env.LISTINGS_IN_MEMORY,
    pageDeadlineMs: env.PAGE_DEADLINE * msPerSecond,
    pageCacheBytes: env.PAGE_CACHE_MB * bytesPerMb,
    sharedCacheBytes: env.SHARED_CACHE_MB * bytesPerMb,
    imageCacheBytes: env.IMAGE_CACHE_MB * bytesPerMb,
    cachingProxyUrl: env.CACHING_PROXY_URL,
  };
}

/** Converts parsed variables to settings, including derived ones. */
export function toConfig(env: Environment, sessionSecrets: readonly string[]): Config {
  const backendOrigin = `http://${reachableHost(env.BACKEND_HOST)}:${env.BACKEND_PORT}`;
  return {
    isProduction: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL,
    storefront: { host: env.HOST, port: env.PORT },
    backend: { host: env.BACKEND_HOST, port: env.BACKEND_PORT },
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    storeApiUrl: env.STORE_API_URL ?? `${backendOrigin}/store`,
    cmsApiUrl: env.CMS_API_URL ?? `${backendOrigin}/cms`,
    shopCountry: env.SHOP_COUNTRY,
    domains: env.DOMAINS ?? [homeDomains[env.SHOP_COUNTRY]],
    cookiePrefix: env.COOKIE_PREFIX,
    sessionSecrets,
    trustedProxies: env.TRUST_PROXY,
    theme: env.THEME,
    paymentMarks: env.PAYMENT_MARKS,
    features: env.FEATURES,
    legalDutiesOff: env.LEGAL_DUTIES_OFF,
    routeGuards: env.ROUTE_GUARDS,
    feeds: { names: env.FEEDS, maxAgeMs: env.FEED_MINUTES * msPerMinute },
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
    files: toFiles(env),
    smtpUrl: env.SMTP_URL,
    orderMailsOff: env.ORDER_MAILS_OFF,
    orderCopyTo: env.ORDER_COPY_TO,
    questionCopyTo: env.QUESTION_COPY_TO,
    popularSearchesDenied: env.POPULAR_SEARCHES_DENIED,
    greenClaimWords: env.GREEN_CLAIM_WORDS,
    securityContact: env.SECURITY_CONTACT,
    operation: toOperation(env),
    services: toServices(env),
  };
}
