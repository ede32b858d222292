import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';
import { createLocaleDetector } from '@vyloha/i18n/server';

interface DetectLocaleOptions {
  config: Pick<Config, 'cookiePrefix' | 'domains'>;
  domain: Domain;
  cookieHeader: string;
}

const detectors = new Map<string, ReturnType<typeof createLocaleDetector>>();

/** On a single domain the shopper's preference decides; with several, each domain has its own language. */
export function detectLocale({ config, domain, cookieHeader }: DetectLocaleOptions): Promise<Locale> {
  const cookieName = config.domains.length === 1 ? `${config.cookiePrefix}${cookieNames.locale}` : null;
  const key = `${domain.locale} ${cookieName}`;
  const detect = detectors.get(key) ?? createLocaleDetector({ fallback: domain.locale, cookieName });
  detectors.set(key, detect);
  return detect(cookieHeader);
}
