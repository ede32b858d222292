import { defaultLocale, type Locale } from '@vyloha/contract';
import type cs from './cs.json';
import { loadTexts } from './load-texts';

export type TextKey = keyof typeof cs;

const textsIn = await loadTexts<Record<TextKey, string>>((locale) => import(`../i18n/${locale}.json`));

export function isTextKey(value: string): value is TextKey {
  return Object.hasOwn(textsIn(defaultLocale), value);
}

/** The text in the shopper's language; `{name}` is replaced from `values`. */
export function translate(locale: Locale, key: TextKey, values: Record<string, string | number> = {}): string {
  return textsIn(locale)[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
