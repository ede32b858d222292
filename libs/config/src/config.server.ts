import type { Domain } from './domain';
import type { Environment } from './environment.server';
import type { Features } from './features';
import type { ThemeName } from './theme-settings';

interface Address {
  host: string;
  port: number;
}

/** The payment provider; all four or none. */
export interface GopayConfig {
  url: string;
  goid: string;
  clientId: string;
  clientSecret: string;
}

/** Outside services; `null` is off, or the stand-in. */
export interface ServicesConfig {
  aresUrl: string | null;
  certification: { url: string | null; key: string | null };
  recommenderUrl: string | null;
  searchRecommenderUrl: string | null;
  geoipUrl: string | null;
  addressAutocompleteUrl: string | null;
  consentScriptUrl: string | null;
  tagManagerId: string | null;
  parcelPickupKey: string | null;
  gopay: GopayConfig | null;
}

/** How the processes are run. */
export interface OperationConfig {
  /** Ports of `/metrics`; `null` is off, 0 lets the system choose one. */
  metricsPort: { storefront: number; backend: number } | null;
  /** Traces by OpenTelemetry, which reads the rest of its standard variables itself. */
  tracing: { isOn: boolean; serviceName: string | null };
  /** How long `/readyz` says 503 after SIGTERM before the process closes. */
  drainMs: number;
  /** Connections of a backend to PostgreSQL, at most. */
  databasePool: number;
  /** How long one statement may take in PostgreSQL. */
  statementTimeoutMs: number;
  /** How long all backend calls of a page together may take. */
  pageDeadlineMs: number;
  /** Memory of the storefront for cached pages. */
  pageCacheBytes: number;
}

/** All settings of both processes, parsed once at start. */
export interface Config {
  isProduction: boolean;
  logLevel: Environment['LOG_LEVEL'];
  storefront: Address;
  backend: Address;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Ends in `/store`. */
  storeApiUrl: string;
  /** Ends in `/cms`. */
  cmsApiUrl: string;
  domains: readonly [Domain, ...Domain[]];
  cookiePrefix: string;
  /** The first one encrypts, all decrypt. */
  sessionSecrets: readonly string[];
  /** Hops whose `X-Forwarded-*` headers are believed. */
  trustProxy: number;
  theme: ThemeName;
  features: Features;
  /** Names of the route guards, in their order. */
  routeGuards: readonly string[];
  databaseUrl: string | null;
  dataDir: string;
  smtpUrl: string | null;
  operation: OperationConfig;
  services: ServicesConfig;
}
