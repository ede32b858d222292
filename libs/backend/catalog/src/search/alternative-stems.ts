/** Czech words of one syllable whose long ů is short where an ending follows: 'stůl', 'stoly'. */
const lengthPairs = ['dum', 'dvur', 'hnuj', 'hul', 'kun', 'nuz', 'stul', 'sul', 'vuz'].map(
  (long) => [long, long.replace('u', 'o')] as const,
);

const lengthVariants = (stem: string) =>
  lengthPairs.flatMap(([long, short]) => (stem === long ? [short] : stem === short ? [long] : []));

/**
 * Where a vowel comes and goes (nůžky, nůžek; konev, konve), in Slovak also as ie and, before k, as o (sekačiek,
 * paradajok), or is lengthened (vrece, vriec).
 */
function vowelVariants(stem: string): string[] {
  const [, start = '', vowel = '', end = ''] = /^(.*[^aeiouy])(ie|e|o(?=k$)|)([^aeiouy])$/.exec(stem) ?? [];
  const vowels = ['', 'e', 'ie', ...(end === 'k' ? ['o'] : [])];
  return end === '' ? [] : vowels.filter((other) => other !== vowel).map((other) => `${start}${other}${end}`);
}

/**
 * Where the stem softens before some endings: lopatka, lopatce; podlaha, podlaze; střecha, střeše. Nouns in -ice are
 * excluded: a sklenice is no skleník, save where both are 'sklenicích'.
 */
function hardEndVariants(word: string, stem: string): string[] {
  const start = stem.slice(0, -1);
  if (stem.endsWith('c')) return stem.endsWith('ic') && !word.endsWith('icich') ? [] : [`${start}k`];
  if (stem.length < 5 || !word.endsWith('e')) return [];
  if (stem.endsWith('z')) return [`${start}h`];
  return stem.endsWith('s') ? [`${start}ch`] : [];
}

/** Nouns of the 'rajče' type take an infix: rajče, rajčete, rajčata; zviera, zvieraťa. */
function neuterVariants(stem: string): string[] {
  const [, start = '', growth = ''] = /^(.{2,}[cnprt])(et|at)$/.exec(stem) ?? [];
  return growth === '' ? [] : [`${start}e`, `${start}et`, `${start}at`, ...(growth === 'at' ? [`${start}a`] : [])];
}

/** Other stems that forms of a word begin with; all without diacritics. */
export function alternativeStems(word: string, stem: string): string[] {
  const hard = hardEndVariants(word, stem);
  return [...[stem, ...hard].flatMap(vowelVariants), ...hard, ...lengthVariants(stem), ...neuterVariants(stem)];
}
