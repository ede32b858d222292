import * as v from 'valibot';

const ruleTextsSchema = v.object({
  required: v.string(),
  email: v.string(),
  full_name: v.string(),
  phone_number: v.string(),
  street_only: v.string(),
  house_number: v.string(),
  postcode: v.string(),
  street_and_number: v.string(),
  tin: v.string(),
  password_match: v.string(),
});

/** What the rules say in one language, by the keys of the namespace `forms`. */
export type RuleTexts = v.InferOutput<typeof ruleTextsSchema>;

type Loader = () => Promise<{ default: unknown }>;

/**
 * A module for each language, loaded when it is asked for. The shop's own two come with the page anyway; the rest is for
 * forms shown in a language the shop does not speak. A further language is a file and a line.
 */
const modules: Readonly<Record<string, Loader>> = {
  cs: () => import('../i18n/cs.json'),
  de: () => import('./de.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
  sk: () => import('../i18n/sk.json'),
};

const inAnyLanguage: Loader = () => import('./en.json');

/** Languages with texts of their own. */
export const ruleTextLocales: readonly string[] = Object.keys(modules);

/** Texts of the rules in a language tag's language; `de-AT` is German, a language without texts gets English. */
export async function loadRuleTexts(languageTag: string): Promise<RuleTexts> {
  const [language = ''] = languageTag.toLowerCase().split('-');
  const load = Object.hasOwn(modules, language) ? modules[language] : undefined;
  return v.parse(ruleTextsSchema, (await (load ?? inAnyLanguage)()).default);
}
