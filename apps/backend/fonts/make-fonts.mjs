// Makes the fonts of the shop's documents: Source Sans 3 (OFL 1.1), as on its pages, with every letter of Europe, since
// names of customers are printed. Run after changing the letters or the font's version: node apps/backend/fonts/make-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** First and last code points: Latin, Greek, Cyrillic, punctuation, currencies, letterlike symbols, arrows, minus. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
];
const characters = ranges
  .map(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
  .flat()
  .join('');

const { resolve } = createRequire(import.meta.url);
for (const [name, weight] of [
  ['source-sans-regular', 'Regular'],
  ['source-sans-semibold', 'Semibold'],
]) {
  const source = await readFile(resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`));
  const font = await subsetFont(source, characters, { targetFormat: 'sfnt', noLayoutClosure: true });
  await writeFile(new URL(`${name}.ttf`, import.meta.url), font);
  console.log(`${name}.ttf: ${font.byteLength} bytes`);
}
