import type { OrderMail } from './order-mails';
import type { Domain } from './domain';
import type { Environment } from './environment.server';
import type { FeedName } from './feed-names';
import type { Features } from './features';
import type { FilesConfig } from './parse-files-url';
import type { DutyOff, LegalCountry } from './legal-duties';
import type { TrustedProxies } from './parse-trusted-proxies';
import type { PaymentMark } from './payment-marks';
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

/** External services; `null` is off, or the stand-in. */
export interface ServicesConfig {
  aresUrl: string | null;
  viesUrl: string | null;
  /** Daily list of exchange rates. */
  exchangeRatesUrl: string | null;
  /** Where e-invoices are handed over; the key where the provider wants one. */
  eInvoices: { url: string; key: string | null } | null;
  certification: { url: string | null; key: string | null };
  conversions: { url: string | null; key: string | null };
  recommenderUrl: string | null;
  searchRecommenderUrl: string | null;
  geoipUrl: string | null;
  /** Its script. */
  addressAutocompleteUrl: string | null;
  /** Origins that it calls besides its own. */
  addressAutocompleteOrigins: readonly string[];
  /** The shop's project there; public, since its script has it. */
  addressAutocompleteKey: string | null;
  consentScriptUrl: string | null;
  tagManagerId: string | null;
  /** Origins of the tags that it loads, besides its own and those of Google Analytics. */
  tagOrigins: readonly string[];
  parcelPickupKey: string | null;
  gopay: GopayConfig | null;
}

/** Operational settings. */
export interface OperationConfig {
  /** Ports of `/metrics`; `null` is off, 0 lets the system assign one. */
  metricsPort: { storefront: number; backend: number } | null;
  /** OpenTelemetry tracing, which reads the rest of its standard variables itself. */
  tracing: { isOn: boolean; serviceName: string | null };
  /** How long `/readyz` responds 503 after SIGTERM before the process closes. */
  drainMs: number;
  /** Maximum number of connections of a backend to PostgreSQL. */
  databasePool: number;
  /** How far a replica may be behind for the catalogue to be read from it. */
  replicaMaxLagMs: number;
  /** Statement timeout in PostgreSQL. */
  statementTimeoutMs: number;
  /** Most products of a shop whose filtered listings are counted in memory. */
  productsInMemory: number;
  /** Deadline for all backend calls of a page together. */
  pageDeadlineMs: number;
  /** Memory limit of the storefront's page cache. */
  pageCacheBytes: number;
  /** Memory limit of the storefront's cache of responses that all shoppers share. */
  sharedCacheBytes: number;
  /** Limit of the rendered pictures among the files of the shop. */
  imageCacheBytes: number;
  /** A proxy in front of the storefront that may keep guests' documents, and is told which to drop; `null` is none. */
  cachingProxyUrl: string | null;
}

/** All settings of both processes, parsed once at startup. */
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
  /** Where the trader is, for the demo shop and the default of the domains. */
  shopCountry: LegalCountry;
  domains: readonly [Domain, ...Domain[]];
  cookiePrefix: string;
  /** The first one encrypts, all decrypt. */
  sessionSecrets: readonly string[];
  trustedProxies: TrustedProxies;
  theme: ThemeName;
  /** In place of the theme's; none set where empty. */
  paymentMarks: readonly PaymentMark[];
  features: Features;
  /** What the law asks for and the shop does not do, by country. */
  legalDutiesOff: readonly DutyOff[];
  /** Names of the route guards, in their order. */
  routeGuards: readonly string[];
  /** Feeds of products for price comparisons and advertising, and the age at which they are made anew. */
  feeds: { names: readonly FeedName[]; maxAgeMs: number };
  /** PostgreSQL, with one host or several, of which one takes writes; null for the embedded database. */
  databaseUrl: string | null;
  /** Replicas from which the catalogue is read; null for none. */
  databaseReadUrl: string | null;
  /** The database past a pooler that `databaseUrl` leads to; null without one. */
  databaseDirectUrl: string | null;
  dataDir: string;
  /** Where the files of the shop are; null for below `dataDir`. */
  files: FilesConfig | null;
  smtpUrl: string | null;
  /** States of orders that are reached without a mail. */
  orderMailsOff: readonly OrderMail[];
  /** E-mail that gets a copy of every order's confirmation. */
  orderCopyTo: string | null;
  /** Gets the questions of shoppers and copies of their answers; null for nobody. */
  questionCopyTo: string | null;
  /** Words with which no search is shown as a popular one. */
  popularSearchesDenied: readonly string[];
  /** The shop's own words that the import warns of, beside general environmental claims; one with a minus is left out. */
  greenClaimWords: readonly string[];
  /** URI for reports of vulnerabilities; null for none. */
  securityContact: string | null;
  operation: OperationConfig;
  services: ServicesConfig;
}
