import type { Locale } from '@vyloha/contract';
import { formatNumber } from './format-number';

export type TranslationValues = Readonly<Record<string, string | number>>;

/**
 * Replaces `{name}` by values, numbers as the locale writes them (`1 219`); a placeholder without a value stays, braces
 * inside a value are not interpolated. Numbers that are names, such as years, are given as text.
 */
export function interpolate(text: string, values: TranslationValues, locale: Locale): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : (value ?? placeholder);
  });
}
