import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { Locale } from '@vyloha/contract';
import { locales } from '@vyloha/contract';
import { completePlurals } from './complete-plurals.server';
import { interpolate } from './interpolate';
import type { Messages, MessagesByNamespace } from './messages';
import type { Translate } from './translate';

interface LocaleTexts {
  messages: MessagesByNamespace;
  translate: Translate;
}

/** One i18next instance per locale and process: an instance per request would cost up to half of its time. */
const textsByLocale = new Map<Locale, LocaleTexts>();

function createLocaleInstance(locale: Locale, messages: MessagesByNamespace): i18n {
  const namespaces = Object.keys(messages);
  const complete = Object.fromEntries(namespaces.map((name) => [name, completePlurals(messages[name] ?? {})]));
  const instance = createInstance();
  void instance.init({
    lng: locale,
    supportedLngs: [...locales],
    fallbackLng: false,
    resources: { [locale]: complete },
    ns: namespaces,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initImmediate: false,
  });
  return instance;
}

function toTranslate(instance: i18n, locale: Locale): Translate {
  return (key, values = {}) => {
    const count = values['count'];
    // Values are interpolated by our own function: i18next would interpret braces inside a value as placeholders.
    const options = { skipInterpolation: true, returnObjects: true };
    const text: unknown = instance.t(key, typeof count === 'number' ? { ...options, count } : options);
    return typeof text === 'string' ? interpolate(text, values, locale) : key.slice(key.indexOf(':') + 1);
  };
}

/** Sets all texts, once at startup (and again when they change in development). */
export function configureI18n(messages: Readonly<Record<Locale, MessagesByNamespace>>): void {
  for (const locale of locales) {
    const instance = createLocaleInstance(locale, messages[locale]);
    textsByLocale.set(locale, { messages: messages[locale], translate: toTranslate(instance, locale) });
  }
}

function textsOf(locale: Locale): LocaleTexts {
  const texts = textsByLocale.get(locale);
  if (texts === undefined) throw new Error('configureI18n was not called');
  return texts;
}

/** Translates on the server: `t('cart:remove.title')`. */
export function translatorFor(locale: Locale): Translate {
  return textsOf(locale).translate;
}

/**
 * The messages of the given namespaces, for the page's loader data. `cart.mini` names a part of a namespace, so that
 * pages do not carry texts they do not use.
 */
export function messagesFor(locale: Locale, namespaces: readonly string[]): MessagesByNamespace {
  const { messages } = textsOf(locale);
  const picked: Record<string, Messages> = {};
  for (const requested of namespaces) {
    const [name = '', part] = requested.split('.');
    const all = messages[name] ?? {};
    if (part === undefined) picked[name] = all;
    else if (all[part] !== undefined) picked[name] = { ...picked[name], [part]: all[part] };
  }
  return picked;
}
