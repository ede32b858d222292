import type { RequiredLocale } from '@vyloha/contract';

/** Ending of the nominative → endings of other cases and of the plural, as people type them. */
type Endings = Readonly<Record<string, readonly string[]>>;

const nouns: Record<RequiredLocale, Endings> = {
  cs: {
    ice: ['ici', 'icemi', 'icím'],
    ka: ['ku', 'ky', 'kou'],
    a: ['u', 'y', 'ou'],
    le: ['li', 'lí', 'lí'],
    o: ['a', 'em', 'u'],
    áč: ['áče', 'áčů', 'áčem'],
    ák: ['áky', 'áků', 'ákem'],
    ík: ['íky', 'íků', 'íkem'],
    or: ['ory', 'orů', 'orem'],
    át: ['áty', 'átů', 'átem'],
    il: ['ily', 'ilů', 'ilem'],
    er: ['ery', 'erů', 'erem'],
    ovač: ['ovače', 'ovačů', 'ovačem'],
  },
  sk: {
    ica: ['icu', 'ice', 'icou'],
    ka: ['ku', 'ky', 'kou'],
    a: ['u', 'y', 'ou'],
    o: ['a', 'om', 'u'],
    áč: ['áče', 'áčov', 'áčom'],
    ák: ['áky', 'ákov', 'ákom'],
    ík: ['íky', 'íkov', 'íkom'],
    or: ['ory', 'orov', 'orom'],
    át: ['áty', 'átov', 'átom'],
    il: ['ily', 'ilov', 'ilom'],
    er: ['ery', 'erov', 'erom'],
    ovač: ['ovače', 'ovačov', 'ovačom'],
  },
};

/** In the order of the endings of nouns. */
const adjectives: Record<RequiredLocale, Endings> = {
  cs: { ý: ['é', 'ých', 'ým'], á: ['ou', 'é', 'ou'], é: ['ého', 'ým', 'ému'] },
  sk: { ý: ['é', 'ých', 'ým'], á: ['ú', 'é', 'ou'], é: ['ého', 'ým', 'ému'], y: ['e', 'ych', 'ym'] },
};

/** Czech adjectives such as `zahradní` are the same in most forms: those of masculine nouns differ. */
const softEndings = [
  ['ů', 'ch'],
  ['em', 'm'],
] as const;

function inflectWord(word: string, endings: Endings, form: number): string | null {
  const known = Object.keys(endings).toSorted((one, other) => other.length - one.length);
  const ending = known.find((one) => word.endsWith(one) && word.length > one.length + 1);
  const inflected = ending === undefined ? undefined : endings[ending]?.[form];
  return ending === undefined || inflected === undefined ? null : word.slice(0, -ending.length) + inflected;
}

export const formCount = 3;

/** A noun, with at most one adjective before it, in another form; null where the rules do not know it. */
export function inflect(text: string, language: RequiredLocale, form: number): string | null {
  const words = text.split(' ');
  const noun = words.at(-1);
  if (noun === undefined || words.length > 2) return null;
  const inflected = inflectWord(noun, nouns[language], form);
  if (inflected === null) return null;
  const [adjective] = words.slice(0, -1);
  if (adjective === undefined) return inflected;
  if (language === 'cs' && adjective.endsWith('í')) {
    const [, more = ''] = softEndings.find(([ending]) => inflected.endsWith(ending)) ?? [];
    return `${adjective}${more} ${inflected}`;
  }
  const agreeing = inflectWord(adjective, adjectives[language], form);
  return agreeing === null ? null : `${agreeing} ${inflected}`;
}
