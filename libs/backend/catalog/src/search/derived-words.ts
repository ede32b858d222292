/** Prefixes of verbs, which say how or that it is done: 'ostříhat' is to 'stříhat'. */
const verbPrefixes = ['pre', 'pri', 'pro', 'roz', 'do', 'na', 'ob', 'od', 'po', 'vy', 'za', 'o', 's', 'u', 'z'];
const leastWithoutPrefix = 5;

/** What is done, in the forms in which it is asked for: 'sekat', 'zavlažování', 'čistenia', 'grilovacím'. */
const ofAction = 't|ni|nim|nie|nia|niu|c(?:i|iho|imu|im|ich)|iac(?:i|a|e|u|ou|eho|emu|im|ich)';
const action = new RegExp(`^(?<root>[a-z]{3,}?)(?<vowel>ova|a|e|i)(?:${ofAction})$`);

/** What it is done with: 'stříhač', 'dobíječka', 'kropítko'. Small things end so, too. */
const tool = /^(?<root>[a-z]{3,}?)(?<vowel>ova|a|e|i)(?:c(?:em|om)?|ck(?:a|y|u|ou)|tk(?:o|a|u|em|om))$/;

/** The last consonants of what is done once, and of what is done again: 'přesadit', 'přesazovat'. */
const repeatedConsonants: Readonly<Record<string, string>> = { d: 'z', t: 'c' };
const singleConsonants: Readonly<Record<string, string>> = { z: 'd', c: 't' };

const withLast = (root: string, consonants: Readonly<Record<string, string>>): string =>
  root.slice(0, -1) + (consonants[root.at(-1) ?? ''] ?? root.slice(-1));

/** The verb, its noun and adjective in both languages, and what it is done with; nouns of verbs in -it are those in -et. */
const ofVowel = (root: string, vowel: string): string[] =>
  ['t', 'ci', 'c', 'cka', ...(vowel === 'i' ? [] : ['ni', 'nie'])].map((ending) => `${root}${vowel}${ending}`);

function relatedActions(root: string, vowel: string): string[] {
  switch (vowel) {
    case 'ova': {
      const single = withLast(root, singleConsonants);
      return [...ofVowel(root, 'ova'), ...[root, single].flatMap((own) => [`${own}it`, `${own}eni`, `${own}enie`])];
    }
    case 'a':
      return [...ofVowel(root, 'a'), `${root}ak`];
    default: {
      const repeated = withLast(root, repeatedConsonants);
      const nouns = [`${repeated}eni`, `${repeated}enie`];
      return [...ofVowel(root, 'i'), ...ofVowel(root, 'e'), ...nouns, ...ofVowel(repeated, 'ova'), `${root}ak`];
    }
  }
}

const withoutPrefix = (verb: string): string[] =>
  verbPrefixes
    .filter((prefix) => verb.startsWith(prefix) && verb.length - prefix.length >= leastWithoutPrefix)
    .slice(0, 1)
    .map((prefix) => verb.slice(prefix.length));

const feminine = '(?:k(?:a|y|u|ou|am|ami|ach)|ce|iek)';
const masculine = '(?:ek|ok|k(?:u|em|om|y|um|ov|mi))';
const nominative = '(?:ek|ok|k(?:em|om|um|ov))';

/** Ends of small things, and those that the thing itself may have: a 'vázička' is a 'váza', a 'kolíček' a 'kolík'. */
const diminutives: readonly (readonly [end: RegExp, ends: readonly string[]])[] = [
  [new RegExp(`(?<=..)ic${feminine}$`), ['a', 'ice', 'ika']],
  [new RegExp(`(?<=..)ec${feminine}$`), ['a', 'ka']],
  [new RegExp(`(?<=..)ic${masculine}$`), ['', 'ik']],
  [new RegExp(`(?<=..)ec${masculine}$`), ['', 'ek']],
  [new RegExp(`(?<=..)ac${masculine}$`), ['ac', 'ak']],
  [new RegExp(`(?<=...[^ceia])${nominative}$`), ['']],
  [/(?<=....)ik(?:u|em|om|y|ov|um)?$/, ['']],
];

/** Of what something is, or what it is for: 'dřevěný', 'zahradní'. */
const adjective = /^(?<root>[a-z]{3,}?)(?:en|n|sk)(?:y|a|e|i|eho|ej|em|emu|ou|ych|ym|ymi|iho|imu|im|ich|imi)$/;

const actionsOf = (pattern: RegExp, word: string): string[] => {
  const { root, vowel } = pattern.exec(word)?.groups ?? {};
  return root === undefined || vowel === undefined ? [] : relatedActions(root, vowel);
};

const withoutTyped = (word: string, others: readonly string[]) =>
  [...new Set(others)].filter((other) => other !== word);

/**
 * Words that a word without diacritics may be derived from, and other derivations of what is done: verbs, their nouns and
 * adjectives ('zavlažovat', 'zavlažování'), tools of an action ('sekačka' of 'sekání'), things of small ones, nouns of
 * adjectives ('dřevo' of 'dřevěný'). In the first form, whether there are such words or not.
 */
export function toDerivedWords(word: string): string[] {
  const actions = actionsOf(action, word);
  if (actions.length > 0) return withoutTyped(word, [...actions, ...withoutPrefix(word)]);
  const things = diminutives.flatMap(([end, ends]) =>
    end.test(word) ? ends.map((ending) => word.replace(end, ending)) : [],
  );
  const noun = adjective.exec(word)?.groups?.['root'];
  const others = things.length > 0 || noun === undefined ? things : [noun, `${noun}o`];
  return withoutTyped(word, [...others, ...actionsOf(tool, word)]);
}
