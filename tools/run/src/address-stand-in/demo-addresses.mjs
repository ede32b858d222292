// @ts-check

/**
 * @typedef {object} DemoAddress
 * @property {string} street
 * @property {string} number
 * @property {string} city
 * @property {string} zip
 * @property {string} country alpha-3
 */

/**
 * Towns with what all their postcodes begin with, and streets with a few of their numbers and their postcode.
 * @type {readonly { city: string, country: string, zipPrefix: string, streets: readonly [string, string[], string][] }[]}
 */
export const towns = [
  {
    city: 'Praha',
    country: 'CZE',
    zipPrefix: '1',
    streets: [
      ['Dlouhá', ['12', '727/39'], '110 00'],
      ['Dlážděná', ['1586/4'], '110 00'],
      ['Lipová', ['678/23'], '186 00'],
      ['Sokolovská', ['12', '371/1'], '186 00'],
    ],
  },
  {
    city: 'Brno',
    country: 'CZE',
    zipPrefix: '6',
    streets: [
      ['Zahradní', ['1290/45a', '8'], '613 00'],
      ['Dlouhá', ['7'], '639 00'],
      ['Česká', ['160/9'], '602 00'],
    ],
  },
  {
    city: 'Ostrava',
    country: 'CZE',
    zipPrefix: '7',
    streets: [
      ['Nádražní', ['615/30'], '702 00'],
      ['Zahradní', ['14'], '702 00'],
    ],
  },
  {
    city: 'Olomouc',
    country: 'CZE',
    zipPrefix: '77',
    streets: [['Podzimní', ['7', '21'], '779 00']],
  },
  {
    city: 'Bratislava',
    country: 'SVK',
    zipPrefix: '8',
    streets: [
      ['Dlhá', ['12'], '811 02'],
      ['Záhradnícka', ['46', '58/A'], '821 08'],
    ],
  },
  {
    city: 'Košice',
    country: 'SVK',
    zipPrefix: '04',
    streets: [['Hlavná', ['68'], '040 01']],
  },
];

/** @type {readonly DemoAddress[]} */
export const addresses = towns.flatMap(({ city, country, streets }) =>
  streets.flatMap(([street, numbers, zip]) => numbers.map((number) => ({ street, number, city, zip, country }))),
);
