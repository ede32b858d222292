import type { Locale } from '@vyloha/contract';
import cs from './cs.json';
import sk from './sk.json';

export type TextKey = keyof typeof cs;

const texts: Record<Locale, Record<TextKey, string>> = { cs, sk };

export function isTextKey(value: string): value is TextKey {
  return Object.hasOwn(cs, value);
}

/** The text in the shopper's language; `{name}` is replaced from `values`. */
export function translate(locale: Locale, key: TextKey, values: Record<string, string | number> = {}): string {
  return texts[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
