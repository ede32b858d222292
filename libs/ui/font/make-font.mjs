// Makes the shop's one font file: Source Sans 3 (OFL 1.1), cut down to the letters the shop writes with.
// Run after changing the characters or the font's version: node libs/ui/font/make-font.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const LARGEST_FILE_BYTES = 45_000;
const WEIGHTS = { min: 400, max: 700, default: 400 };

const latin = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const czechAndSlovak = 'áäčďéěíĺľňóôŕřšťúůýžÁÄČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ';
const neighbours = 'öüßąćęłńśźżőűÖÜŁŚŻ';
const punctuation = '„“”‚‘’»«–—‑…•·§°′″©®™‰\u00a0\u00ad';
const numbers = '€£½²³×±−≈≤≥⌀';
const arrows = '←↑→↓';

const source = createRequire(import.meta.url).resolve('source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2');
const font = await subsetFont(
  await readFile(source),
  [latin, czechAndSlovak, neighbours, punctuation, numbers, arrows].join(''),
  { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } },
);
if (font.byteLength > LARGEST_FILE_BYTES) throw new Error(`The font takes ${font.byteLength} bytes.`);
await writeFile(new URL('../src/styles/source-sans.woff2', import.meta.url), font);
console.log(`source-sans.woff2: ${font.byteLength} bytes`);
