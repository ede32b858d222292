import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';

/** Gender of a noun in the singular, or in the plural for products named in the plural (nůžky, rukavice). */
export type Gender = 'm' | 'f' | 'n' | 'm-plural' | 'f-plural' | 'n-plural';

type Language = RequiredLocale;

/** A noun or noun phrase with its gender; the two languages often differ (to vědro × ten kbelík). */
export interface Noun extends PartlyTranslated {
  gender: Record<Language, Gender>;
}

/** `noun('zahradní hadice', 'f', 'záhradná hadica')`; the last argument only where Slovak has another gender. */
export function noun(cs: string, gender: Gender, sk: string, skGender: Gender = gender): Noun {
  return { cs, sk, gender: { cs: gender, sk: skGender } };
}

const hardEndings: Record<Language, Record<Gender, string>> = {
  cs: { m: 'ý', f: 'á', n: 'é', 'm-plural': 'é', 'f-plural': 'é', 'n-plural': 'á' },
  sk: { m: 'ý', f: 'á', n: 'é', 'm-plural': 'é', 'f-plural': 'é', 'n-plural': 'é' },
};
/** After a long syllable Slovak shortens the ending: biely, biela, biele. */
const shortEndings: Record<Gender, string> = {
  m: 'y',
  f: 'a',
  n: 'e',
  'm-plural': 'e',
  'f-plural': 'e',
  'n-plural': 'e',
};
/** Slovak soft adjectives: svieži, svieža, svieže after a long syllable. */
const softShortEndings: Record<Gender, string> = { ...shortEndings, m: 'i' };

/**
 * Nominative of an adjective given in the masculine. Czech soft adjectives (zahradní) and foreign colour words (bordó)
 * keep their form in every gender.
 */
export function decline(adjective: string, gender: Gender, language: Language): string {
  const stem = adjective.slice(0, -1);
  switch (adjective.at(-1)) {
    case 'ý':
      return stem + hardEndings[language][gender];
    case 'y':
      return language === 'sk' ? stem + shortEndings[gender] : adjective;
    case 'i':
      return language === 'sk' ? stem + softShortEndings[gender] : adjective;
    default:
      return adjective;
  }
}

/** An adjective, masculine in both languages, in the gender of the noun of each. */
export function agree(adjective: PartlyTranslated, { gender }: Noun): PartlyTranslated {
  return {
    cs: decline(adjective.cs, gender.cs, 'cs'),
    sk: decline(adjective.sk, gender.sk, 'sk'),
  };
}

/** First letter large; the rest as it is. */
export function capitalised({ cs, sk }: PartlyTranslated): PartlyTranslated {
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);
  return { cs: capital(cs), sk: capital(sk) };
}
