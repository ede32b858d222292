import type { Locale } from '@vyloha/contract';
import { interpolate } from './interpolate';
import type { TranslationValues } from './interpolate';
import type { Messages, MessagesByNamespace } from './messages';

/** A key, `namespace:key` for a text of another namespace; `count` selects the plural form. */
export type Translate = (key: string, values?: TranslationValues) => string;

const rulesByLocale = new Map<Locale, Intl.PluralRules>();

function pluralRules(locale: Locale): Intl.PluralRules {
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(locale);
  rulesByLocale.set(locale, rules);
  return rules;
}

/**
 * Key endings to try for a number, best first. In Czech and Slovak `one` is 1, `few` 2 to 4, `other` 0 and 5 or more,
 * `many` decimals; missing forms fall back to `other` and `many`.
 */
function endings(locale: Locale, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [''];
  const zero = count === 0 ? ['_zero'] : [];
  return [...zero, `_${pluralRules(locale).select(count)}`, '_other', '_many', ''];
}

function find(messages: Messages | undefined, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Translates with the given messages, without a library; used in the browser. A missing text gives its key. */
export function createTranslate(locale: Locale, messages: MessagesByNamespace, namespace: string): Translate {
  return (fullKey, values = {}) => {
    const colon = fullKey.indexOf(':');
    const key = fullKey.slice(colon + 1);
    const texts = messages[colon < 0 ? namespace : fullKey.slice(0, colon)];
    for (const ending of endings(locale, values['count'])) {
      const text = find(texts, key + ending);
      if (text !== undefined) return interpolate(text, values, locale);
    }
    return key;
  };
}
