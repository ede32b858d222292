/** Prepositions of Czech and Slovak without diacritics; what follows one in a name says what the product is for. */
export const prepositions = [
  ...['bez', 'do', 'k', 'ke', 'na', 'nad', 'o', 'od', 'ode', 'po', 'pod', 'podle', 'pro', 'proti', 'pred', 'pri'],
  ...['s', 'se', 'u', 'v', 've', 'z', 'za', 'ze', 'ku', 'pre', 'so', 'vo', 'zo', 'mezi', 'medzi', 'kolem', 'okolo'],
] as const;

/** Other words that say nothing about what is searched for. */
const others = [
  ...['ale', 'ani', 'ako', 'anebo', 'alebo', 'bud', 'co', 'coho', 'ci', 'jak', 'jake', 'jaka', 'jaky', 'jen', 'kam'],
  ...['kde', 'kdy', 'kedy', 'ktera', 'ktere', 'ktery', 'ktora', 'ktore', 'ktory', 'len', 'nebo', 'proc', 'preco'],
  ...['tak', 'take', 'tento', 'tato', 'toto', 'ten', 'nez', 'aby', 'aj', 'muj', 'moje', 'svuj'],
  ...[
    'vas',
    'vam',
    'mam',
    'mate',
    'chci',
    'chcem',
    'hledam',
    'hladam',
    'potrebuji',
    'potrebujem',
    'muzu',
    'mozem',
    'jestli',
  ],
  ...['prosim', 'neco', 'nieco', 'nejaky', 'nejake', 'nejaka', 'jste', 'jsou', 'casto'],
];

/** Words that name a kind of thing so wide that what it is for says all: 'nářadí na kopání'. */
const wideWords = new Set([
  ...[
    'vec',
    'veci',
    'stroj',
    'pristroj',
    'zarizeni',
    'zariadenie',
    'nastroj',
    'naradi',
    'naradie',
    'vyrobek',
    'vyrobok',
  ],
  ...['pomucka', 'pomocka', 'potreby', 'vybaveni', 'vybavenie', 'doplnek', 'doplnky', 'doplnok', 'vychytavka'],
]);

/** Whether a word without diacritics names everything of a wide kind. */
export const isWideWord = (word: string): boolean => wideWords.has(word);

const functionWords: ReadonlySet<string> = new Set([...prepositions, ...others]);

/** Whether a word without diacritics is in too many texts to search by. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word);
