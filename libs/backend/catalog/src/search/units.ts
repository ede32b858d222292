/** Units of one quantity, each with its size and the beginnings of its names in Czech and Slovak, without diacritics. */
type Quantity = Readonly<Record<string, readonly [size: number, ...names: string[]]>>;

/** Closed classes, as endings and function words are: whatever a shop sells is measured in these. */
const quantities: readonly Quantity[] = [
  {
    mm: [1, 'milimetr', 'milimeter'],
    cm: [10, 'centimetr', 'centimeter', 'cent'],
    dm: [100, 'decimetr', 'decimeter'],
    m: [1000, 'metr', 'meter'],
    km: [1_000_000, 'kilometr', 'kilometer'],
  },
  { mm2: [1], cm2: [100], m2: [1_000_000] },
  {
    ml: [1, 'mililitr', 'mililiter'],
    cl: [10],
    dl: [100, 'decilitr', 'deciliter', 'deci'],
    l: [1000, 'litr', 'liter'],
    hl: [100_000, 'hektolitr', 'hektoliter'],
  },
  { cm3: [1], dm3: [1000], m3: [1_000_000] },
  {
    mg: [0.001, 'miligram'],
    g: [1, 'gram'],
    dkg: [10, 'deka', 'dag'],
    kg: [1000, 'kilo', 'kila', 'kil'],
    t: [1_000_000, 'tun', 'ton'],
  },
  { ks: [1, 'kus', 'kusy', 'kusu', 'kusov'] },
  { w: [1, 'watt'], kw: [1000, 'kilowatt'] },
  { mah: [0.001], ah: [1] },
  { v: [1, 'volt'] },
  { hz: [1, 'hertz'] },
  { bar: [1] },
  { nm: [1] },
  { lm: [1, 'lumen'] },
  { k: [1, 'kelvin'] },
  { mb: [1], gb: [1000], tb: [1_000_000] },
  { palce: [1, 'palec', 'palcu', 'palcov', 'inch'] },
];

/** Shorter beginnings are whole words: of 'kil' it is 'kil', and no 'kilt'. */
const shortestBeginning = 4;

const isNameOf = (word: string, name: string) =>
  name.length < shortestBeginning ? word === name : word.startsWith(name);

/** The symbol of a unit, of the symbol or a name as it is typed, without diacritics; null when it is none. */
export function findUnit(word: string): string | null {
  for (const quantity of quantities)
    for (const [symbol, [, ...names]] of Object.entries(quantity))
      if (word === symbol || names.some((name) => isNameOf(word, name))) return symbol;
  return null;
}

/** A unit as a shop may write it: its symbol, or the beginning of its name. */
interface WrittenUnit {
  text: string;
  isBeginning: boolean;
  /** What a number has to be multiplied by to mean the same in this unit. */
  factor: number;
}

/** All the ways to write an amount in the unit; an unknown unit is written so only. */
export function waysToWrite(symbol: string): WrittenUnit[] {
  const quantity = quantities.find((units) => symbol in units) ?? {};
  const [size] = quantity[symbol] ?? [1];
  const known = Object.entries(quantity).flatMap(([text, [otherSize, ...names]]) => {
    const factor = size / otherSize;
    return [
      { text, isBeginning: false, factor },
      ...names.map((name) => ({ text: name, isBeginning: name.length >= shortestBeginning, factor })),
    ];
  });
  return known.length > 0 ? known : [{ text: symbol, isBeginning: false, factor: 1 }];
}
