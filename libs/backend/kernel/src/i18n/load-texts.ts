import { defaultLocale, type Locale, locales } from '@vyloha/contract';

/** Texts by language. `read` imports from a path that begins with a literal: the build finds the files by it. */
export async function loadTexts<Texts>(
  read: (locale: Locale) => Promise<{ default: Texts }>,
): Promise<(locale: Locale) => Texts> {
  const files = locales.map(async (locale) => [locale, (await read(locale)).default] as const);
  const texts = new Map(await Promise.all(files));
  const { default: defaultTexts } = await read(defaultLocale);
  return (locale) => texts.get(locale) ?? defaultTexts;
}
