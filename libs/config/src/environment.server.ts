import { locales } from '@vyloha/contract';
import * as v from 'valibot';
import type { Domain } from './domain';
import { defaultFeatures } from './features';
import { feedNames, isFeedName } from './feed-names';
import { isOrderMail, orderMails } from './order-mails';
import { legalCountries, legalDuties, parseDutiesOff } from './legal-duties';
import { expectedDatabaseUrl, parseDatabaseUrl } from './parse-database-url';
import { parseDomains } from './parse-domains';
import { parseFeatures } from './parse-features';
import { expectedFilesUrl, parseFilesUrl } from './parse-files-url';
import { expectedTrustedProxies, parseTrustedProxies } from './parse-trusted-proxies';
import { isPaymentMark, paymentMarks } from './payment-marks';
import { themeNames } from './theme-settings';
import {
  oneOf,
  optionalContact,
  optionalEmail,
  optionalUrl,
  optionalOrigin,
  optionalPortPair,
  optionalText,
  optionalHttpUrl,
  originList,
  port,
  text,
  integer,
  stringList,
} from './values.server';

const minSecretLength = 32;

const isNotEmpty = (domains: Domain[]): domains is [Domain, ...Domain[]] => domains.length > 0;

const domains = v.optional(
  v.pipe(
    v.string(),
    v.transform(parseDomains),
    v.check(
      (parsed) => parsed.malformed.length === 0 && parsed.domains.length > 0,
      `a comma list of host=code:locale:currency such as *=cz:cs:CZK, with the locale one of ${locales.join(', ')}`,
    ),
    v.transform((parsed) => parsed.domains),
    v.guard(isNotEmpty),
  ),
);

const features = v.optional(
  v.pipe(
    v.string(),
    v.transform(parseFeatures),
    v.check(
      (parsed) => parsed.unknown.length === 0,
      `a comma list of name or -name with names of: ${Object.keys(defaultFeatures).join(', ')}`,
    ),
    v.transform((parsed) => parsed.features),
  ),
  '',
);

const feeds = v.pipe(
  stringList(''),
  v.check((names) => names.every(isFeedName), `a comma list with names of: ${feedNames.join(', ')}`),
  v.transform((names) => names.filter(isFeedName)),
);

const orderMailsOff = v.pipe(
  stringList(''),
  v.check((names) => names.every(isOrderMail), `a comma list with names of: ${orderMails.join(', ')}`),
  v.transform((names) => names.filter(isOrderMail)),
);

const paymentMarkList = v.pipe(
  stringList(''),
  v.check((names) => names.every(isPaymentMark), `a comma list with names of: ${paymentMarks.join(', ')}`),
  v.transform((names) => [...new Set(names.filter(isPaymentMark))]),
);

const legalDutiesOff = v.optional(
  v.pipe(
    v.string(),
    v.transform(parseDutiesOff),
    v.check(
      (parsed) => parsed.unknown.length === 0,
      `a comma list of country:duty such as sk:deposit, with countries of ${legalCountries.join(', ')} and duties of ${legalDuties.join(', ')}`,
    ),
    v.transform((parsed) => parsed.dutiesOff),
  ),
  '',
);

const filesUrl = v.nullish(
  v.pipe(
    v.string(),
    v.transform(parseFilesUrl),
    v.check((place) => place !== null, expectedFilesUrl),
  ),
  null,
);

const databaseUrl = v.nullish(
  v.pipe(
    v.string(),
    v.check((value) => parseDatabaseUrl(value) !== null, expectedDatabaseUrl),
  ),
  null,
);

const sessionSecrets = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((secret) => secret.trim())),
    v.everyItem(
      (secret) => secret.length >= minSecretLength,
      `a comma list of secrets of at least ${minSecretLength} characters`,
    ),
  ),
);

const trustedProxies = v.optional(
  v.pipe(
    v.string(),
    v.transform(parseTrustedProxies),
    v.check((proxies) => proxies !== null, expectedTrustedProxies),
    v.guard((proxies) => proxies !== null),
  ),
  '0',
);

/** Every variable the two processes read. A new one also gets its lines in `.env.example`. */
export const environmentSchema = v.object({
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
  LOG_LEVEL: oneOf(['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'], 'info'),
  PORT: port('3000'),
  HOST: text('127.0.0.1'),
  BACKEND_PORT: port('4000'),
  BACKEND_HOST: text('127.0.0.1'),
  PUBLIC_URL: optionalOrigin,
  STORE_API_URL: optionalHttpUrl,
  CMS_API_URL: optionalHttpUrl,
  SHOP_COUNTRY: oneOf(legalCountries, 'cz'),
  DOMAINS: domains,
  COOKIE_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/, 'letters, digits, _ and -')), 'vyloha_'),
  SESSION_SECRET: sessionSecrets,
  TRUST_PROXY: trustedProxies,
  THEME: oneOf(themeNames, 'default'),
  PAYMENT_MARKS: paymentMarkList,
  FEATURES: features,
  LEGAL_DUTIES_OFF: legalDutiesOff,
  ROUTE_GUARDS: stringList('fbclid,lowercase,no-trailing-slash,tracking,locale'),
  FEEDS: feeds,
  FEED_MINUTES: integer(60, { min: 5, max: 1440 }, 'minutes'),
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_READ_MAX_LAG: integer(5, { min: 1, max: 300 }, 'seconds'),
  DATABASE_DIRECT_URL: databaseUrl,
  DATA_DIR: text('.data'),
  FILES_URL: filesUrl,
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  AWS_SESSION_TOKEN: optionalText,
  IMAGE_CACHE_MB: integer(512, { min: 1, max: 1_048_576 }, 'megabytes'),
  SMTP_URL: optionalUrl(['smtp:', 'smtps:'], 'smtp://host:25'),
  ORDER_MAILS_OFF: orderMailsOff,
  ORDER_COPY_TO: optionalEmail,
  QUESTION_COPY_TO: optionalEmail,
  POPULAR_SEARCHES_DENIED: stringList(''),
  GREEN_CLAIM_WORDS: stringList(''),
  SECURITY_CONTACT: optionalContact,
  METRICS_PORT: optionalPortPair,
  DRAIN_SECONDS: integer(5, { min: 0, max: 600 }, 'seconds'),
  DATABASE_POOL: integer(20, { min: 2, max: 1000 }, 'connections'),
  STATEMENT_TIMEOUT: integer(10, { min: 1, max: 600 }, 'seconds'),
  LISTINGS_IN_MEMORY: integer(1_000_000, { min: 0, max: 10_000_000 }, 'products'),
  PAGE_DEADLINE: integer(3, { min: 1, max: 60 }, 'seconds'),
  PAGE_CACHE_MB: integer(96, { min: 1, max: 65_536 }, 'megabytes'),
  SHARED_CACHE_MB: integer(64, { min: 1, max: 65_536 }, 'megabytes'),
  CACHING_PROXY_URL: optionalHttpUrl,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalHttpUrl,
  OTEL_SDK_DISABLED: oneOf(['false', 'true'], 'false'),
  OTEL_SERVICE_NAME: optionalText,
  ARES_URL: optionalHttpUrl,
  VIES_URL: optionalHttpUrl,
  EXCHANGE_RATES_URL: optionalHttpUrl,
  E_INVOICE_URL: optionalHttpUrl,
  E_INVOICE_KEY: optionalText,
  CERTIFICATION_URL: optionalHttpUrl,
  CERTIFICATION_KEY: optionalText,
  CONVERSIONS_URL: optionalHttpUrl,
  CONVERSIONS_KEY: optionalText,
  RECOMMENDER_URL: optionalHttpUrl,
  SEARCH_RECOMMENDER_URL: optionalHttpUrl,
  GEOIP_URL: optionalHttpUrl,
  ADDRESS_AUTOCOMPLETE_URL: optionalHttpUrl,
  ADDRESS_AUTOCOMPLETE_KEY: optionalText,
  ADDRESS_AUTOCOMPLETE_ORIGINS: originList,
  CONSENT_SCRIPT_URL: optionalHttpUrl,
  TAG_MANAGER_ID: optionalText,
  TAG_ORIGINS: originList,
  PARCEL_PICKUP_KEY: optionalText,
  GOPAY_URL: optionalHttpUrl,
  GOPAY_GOID: optionalText,
  GOPAY_CLIENT_ID: optionalText,
  GOPAY_CLIENT_SECRET: optionalText,
});

export type Environment = v.InferOutput<typeof environmentSchema>;

export type VariableName = keyof typeof environmentSchema.entries;

/** Variables whose value is never printed; URLs among them may contain credentials. */
export const secretVariables: ReadonlySet<string> = new Set<VariableName>([
  'SESSION_SECRET',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'CERTIFICATION_KEY',
  'E_INVOICE_KEY',
  'CONVERSIONS_KEY',
  'PARCEL_PICKUP_KEY',
  'GOPAY_CLIENT_SECRET',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]);
