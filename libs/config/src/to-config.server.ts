import type { Config, GopayConfig, ServicesConfig } from './config.server';
import type { Environment } from './environment.server';

const EVERY_INTERFACE = ['0.0.0.0', '::', '[::]'];

/** Who listens everywhere is reached on the loopback. */
function reachableHost(host: string): string {
  if (EVERY_INTERFACE.includes(host)) return '127.0.0.1';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function toGopay(env: Environment): GopayConfig | null {
  const { GOPAY_URL: url, GOPAY_GOID: goid, GOPAY_CLIENT_ID: clientId, GOPAY_CLIENT_SECRET: clientSecret } = env;
  if (url === null || goid === null || clientId === null || clientSecret === null) return null;
  return { url, goid, clientId, clientSecret };
}

function toServices(env: Environment): ServicesConfig {
  return {
    aresUrl: env.ARES_URL,
    certification: { url: env.CERTIFICATION_URL, key: env.CERTIFICATION_KEY },
    recommenderUrl: env.RECOMMENDER_URL,
    searchRecommenderUrl: env.SEARCH_RECOMMENDER_URL,
    geoipUrl: env.GEOIP_URL,
    addressAutocompleteUrl: env.ADDRESS_AUTOCOMPLETE_URL,
    consentScriptUrl: env.CONSENT_SCRIPT_URL,
    tagManagerId: env.TAG_MANAGER_ID,
    parcelPickupKey: env.PARCEL_PICKUP_KEY,
    gopay: toGopay(env),
  };
}

/** Parsed variables to settings, with the derived ones filled in. */
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
    domains: env.DOMAINS,
    cookiePrefix: env.COOKIE_PREFIX,
    sessionSecrets,
    trustProxy: env.TRUST_PROXY,
    theme: env.THEME,
    features: env.FEATURES,
    routeGuards: env.ROUTE_GUARDS,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL,
    services: toServices(env),
  };
}
