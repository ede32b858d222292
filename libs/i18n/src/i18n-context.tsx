import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@vyloha/contract';
import type { MessagesByNamespace } from './messages';
import { createTranslate } from './translate';
import type { Translate } from './translate';

interface I18n {
  locale: Locale;
  messages: MessagesByNamespace;
}

interface Translation {
  t: Translate;
  locale: Locale;
}

/** Made once for all components that show texts of a namespace. */
type TranslationsByNamespace = Map<string, Translation>;

const I18nContext = createContext<(I18n & { translations: TranslationsByNamespace }) | null>(null);

function useI18n() {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('Texts need an I18nProvider above them');
  return i18n;
}

interface I18nProviderProps extends I18n {
  children: ReactNode;
}

/** Provides the locale and the messages resolved by the page's loaders. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const i18n = useMemo(() => ({ locale, messages, translations: new Map<string, Translation>() }), [locale, messages]);
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** Merges two sets of messages, namespace by namespace. */
function joinNamespaces(base: MessagesByNamespace, overrides: MessagesByNamespace): MessagesByNamespace {
  const merged = Object.entries(overrides).map(([name, texts]) => [name, { ...base[name], ...texts }]);
  return { ...base, ...Object.fromEntries(merged) };
}

/** Adds messages loaded separately from the page to those already provided. */
export function ExtraMessagesProvider({ messages, children }: { messages: MessagesByNamespace; children: ReactNode }) {
  const { locale, messages: outer } = useI18n();
  const merged = useMemo(() => joinNamespaces(messages, outer), [messages, outer]);
  return (
    <I18nProvider locale={locale} messages={merged}>
      {children}
    </I18nProvider>
  );
}

/** Texts of one namespace: `t('remove.title')`, `t('pieces', { count: 3 })`, `t('shell:close')`. */
export function useTranslation(namespace: string): Translation {
  const { locale, messages, translations } = useI18n();
  let translation = translations.get(namespace);
  if (translation === undefined) {
    translation = { t: createTranslate(locale, messages, namespace), locale };
    translations.set(namespace, translation);
  }
  return translation;
}

/** The page's locale. */
export function useLocale(): Locale {
  return useI18n().locale;
}
