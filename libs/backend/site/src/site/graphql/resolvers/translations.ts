import { byLocale, defaultLocale, type Locale, type Translated } from '@vyloha/contract';
import type { FieldResolvers } from '../graphql-context';

type Stored<T> = Partial<Translated<T>>;

/** By the rule of `pickTranslation`; an editor may even have left out the default language, then in any. */
const resolveText = (locale: Locale) => (texts: Stored<string>) =>
  texts[locale] || (texts[defaultLocale] ?? Object.values(texts).find(Boolean) ?? '');

const resolveNodes = (locale: Locale) => (nodes: Stored<unknown[]>) => {
  const own = nodes[locale] ?? [];
  return own.length > 0 ? own : (nodes[defaultLocale] ?? []);
};

export const translationResolvers = {
  Translated: byLocale(resolveText) satisfies FieldResolvers<Stored<string>>,
  TranslatedRichText: byLocale(resolveNodes) satisfies FieldResolvers<Stored<unknown[]>>,
};
