import { defaultLocale } from '@vyloha/contract';
import type { Locale, Translated } from '@vyloha/contract';

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** An editor's text in the given locale; where it is empty, the default locale's. */
export function pick<T>(translated: Translated<T>, locale: Locale): T {
  const value = translated[locale];
  return isFilled(value) ? value : translated[defaultLocale];
}
