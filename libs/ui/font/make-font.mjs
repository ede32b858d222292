// Makes the shop's only font file: Source Sans 3 (OFL 1.1), subset to the characters the shop uses.
// Run after changing the characters or the font's version: node libs/ui/font/make-font.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const maxFileBytes = 21_000;
const weights = { min: 400, max: 700, default: 400 };

const latin = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const czechAndSlovak = 'áäčďéěíĺľňóôŕřšťúůýžÁÄČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ';
const adjacentLanguages = 'öüßąćęłńśźżőűÖÜŁŚŻ';
const punctuation = '„“”‚‘’»«–—‑…•·§°′″©®™‰\u00a0\u00ad';
const numbers = '€£½²³×±−≈≤≥⌀';
const arrows = '←↑→↓';

const source = createRequire(import.meta.url).resolve('source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2');
const font = await subsetFont(
  await readFile(source),
  [latin, czechAndSlovak, adjacentLanguages, punctuation, numbers, arrows].join(''),
  // Small capitals, old-style figures and other alternates, which the shop does not use, are more than half of it.
  { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true },
);
if (font.byteLength > maxFileBytes) throw new Error(`The font takes ${font.byteLength} bytes.`);
await writeFile(new URL('../src/styles/source-sans.woff2', import.meta.url), font);
console.log(`source-sans.woff2: ${font.byteLength} bytes`);
