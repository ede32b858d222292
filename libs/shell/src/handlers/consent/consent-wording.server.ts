import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { type ConsentCategory, locales } from '@vyloha/contract';
import { translatorFor } from '@vyloha/i18n/server';

type Settings = Pick<AppLoadContext['config'], 'features' | 'services'>;
type Translate = AppLoadContext['t'];

/** What this shop needs a consent for, as its settings say; nothing where it neither measures nor recommends. */
export function offeredConsents({ features, services }: Settings): ConsentCategory[] {
  const isMeasured = services.tagManagerId !== null;
  const isConverting = services.conversions.url !== null && isFeatureOn(features, 'conversions');
  return [
    ...(services.recommenderUrl === null ? [] : ['preferences' as const]),
    ...(isMeasured || isFeatureOn(features, 'utm') ? ['analytics' as const] : []),
    ...(isMeasured || isConverting ? ['marketing' as const] : []),
  ];
}

/** Whether another tool asks for consents in the shop's place; its wording and its proofs are that tool's. */
export const isAskedByTool = ({ services }: Pick<Settings, 'services'>): boolean => services.consentScriptUrl !== null;

/** What the notice asks a consent for, in words; empty where it only informs. */
export function purposesInWords(t: Translate, offered: readonly ConsentCategory[]): string {
  return offered.map((category) => t(`shell:cookies.category.${category}.name`).toLocaleLowerCase()).join(', ');
}

/** What the notice and the settings say about cookies, in one language. */
export function consentWording(t: Translate, offered: readonly ConsentCategory[]): string {
  const categories = offered.flatMap((category) => [
    t(`shell:cookies.category.${category}.name`),
    t(`shell:cookies.category.${category}.text`),
  ]);
  const purposes = purposesInWords(t, offered);
  const intro =
    purposes === '' ? [t('shell:cookies.text')] : [t('shell:cookies.ask', { purposes }), t('shell:cookies.lead')];
  return [...intro, ...categories].join('\n');
}

const versionLength = 8;
const versions = new WeakMap<Settings, string>();

/** Identifies the wording in all languages: when it changes, everybody is asked anew. */
export function consentVersion(config: Settings): string {
  const known = versions.get(config);
  if (known !== undefined) return known;
  const offered = offeredConsents(config);
  const texts = locales.map((locale) => consentWording(translatorFor(locale), offered));
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, versionLength);
  versions.set(config, version);
  return version;
}
