/** Czech words of one syllable whose long ů is short where an ending follows: 'stůl', 'stoly'. */
const shortened = ['dum', 'dvur', 'hnuj', 'hul', 'kun', 'nuz', 'stul', 'sul', 'vuz'].map(
  (long) => [long, long.replace('u', 'o')] as const,
);

const withOtherLength = (stem: string) =>
  shortened.flatMap(([long, short]) => (stem === long ? [short] : stem === short ? [long] : []));

/**
 * Where a vowel comes and goes (nůžky, nůžek; konev, konve), in Slovak also as ie and, before k, as o (sekačiek,
 * paradajok), or is lengthened (vrece, vriec).
 */
function withOtherVowel(stem: string): string[] {
  const [, start = '', vowel = '', end = ''] = /^(.*[^aeiouy])(ie|e|o(?=k$)|)([^aeiouy])$/.exec(stem) ?? [];
  const vowels = ['', 'e', 'ie', ...(end === 'k' ? ['o'] : [])];
  return end === '' ? [] : vowels.filter((other) => other !== vowel).map((other) => `${start}${other}${end}`);
}

/**
 * Where the end is soft before some endings: lopatka, lopatce; podlaha, podlaze; střecha, střeše. A noun in -ice is none
 * of them: a sklenice is no skleník, save where both are 'sklenicích'.
 */
function withHardEnd(word: string, stem: string): string[] {
  const start = stem.slice(0, -1);
  if (stem.endsWith('c')) return stem.endsWith('ic') && !word.endsWith('icich') ? [] : [`${start}k`];
  if (stem.length < 5 || !word.endsWith('e')) return [];
  if (stem.endsWith('z')) return [`${start}h`];
  return stem.endsWith('s') ? [`${start}ch`] : [];
}

/** Names of the young and what goes like them grow in the middle: rajče, rajčete, rajčata; zviera, zvieraťa. */
function withoutGrowth(stem: string): string[] {
  const [, start = '', growth = ''] = /^(.{2,}[cnprt])(et|at)$/.exec(stem) ?? [];
  return growth === '' ? [] : [`${start}e`, `${start}et`, `${start}at`, ...(growth === 'at' ? [`${start}a`] : [])];
}

/** What else forms of a word begin with, where its stem is not the same in all of them; all without diacritics. */
export function otherStems(word: string, stem: string): string[] {
  const hard = withHardEnd(word, stem);
  return [...[stem, ...hard].flatMap(withOtherVowel), ...hard, ...withOtherLength(stem), ...withoutGrowth(stem)];
}
