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
  vatin: v.string(),
  password_match: v.string(),
});

/** Messages of the rules in one language, by the keys of the namespace `forms`. */
export type RuleTexts = v.InferOutput<typeof ruleTextsSchema>;

interface Module {
  default: unknown;
}

/**
 * A module per language, loaded on demand. The shop's own languages are part of the page anyway; the others are for
 * forms shown in a language the shop is not translated to.
 */
const files = { ...import.meta.glob<Module>('./*.json'), ...import.meta.glob<Module>('../i18n/*.json') };
const modules = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load] as const),
);

const loadEnglishTexts = () => import('./en.json');

/** Languages with rule texts. */
export const ruleTextLocales: readonly string[] = Object.keys(modules);

/** Texts of the rules for a language tag; `de-AT` gets German, a language without texts English. */
export async function loadRuleTexts(languageTag: string): Promise<RuleTexts> {
  const [language = ''] = languageTag.toLowerCase().split('-');
  const load = Object.hasOwn(modules, language) ? modules[language] : undefined;
  return v.parse(ruleTextsSchema, (await (load ?? loadEnglishTexts)()).default);
}
