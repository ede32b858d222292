// Makes the font files of the themes, subset to the characters the shop uses.
// Run after changing the characters or a font's version: node libs/ui/font/make-font.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const weights = { min: 400, max: 700, default: 400 };

const latin = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const czechAndSlovak = 'áäčďéěíĺľňóôŕřšťúůýžÁÄČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ';
const adjacentLanguages = 'öüßąćęłńśźżőűÖÜŁŚŻ';
const punctuation = '„“”‚‘’»«–—‑…•·§°′″©®™‰\u00a0\u00ad';
const numbers = '€£½²³×±−≈≤≥⌀';
const arrows = '←↑→↓';
const characters = [latin, czechAndSlovak, adjacentLanguages, punctuation, numbers, arrows].join('');

/** @param {{ name: string, source: Buffer, axes?: object, maxBytes: number }} font */
async function makeFont({ name, source, axes = {}, maxBytes }) {
  // Small capitals, old-style figures and other alternates, which the shop does not use, are more than half of it.
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights, ...axes },
    noLayoutClosure: true,
  });
  if (font.byteLength > maxBytes) throw new Error(`${name} takes ${font.byteLength} bytes.`);
  await writeFile(new URL(`../src/styles/${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2: ${font.byteLength} bytes`);
}

/** A file of a package that is no dependency: installing this one would run a script that reports how it is used. */
async function readFromPackage(name, file) {
  const folder = mkdtempSync(join(tmpdir(), 'font-'));
  try {
    const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', name, '--json'], { cwd: folder, encoding: 'utf8' }));
    execFileSync('tar', ['xzf', filename], { cwd: folder });
    return await readFile(join(folder, 'package', file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Source Sans 3 (OFL 1.1)
await makeFont({
  name: 'source-sans',
  source: await readFile(
    createRequire(import.meta.url).resolve('source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2'),
  ),
  maxBytes: 21_000,
});

// IBM Plex Sans (OFL 1.1) in its narrowest width
await makeFont({
  name: 'condensed-sans',
  source: await readFromPackage('@ibm/plex-sans-variable@0.2.0', 'fonts/complete/woff2/IBM Plex Sans Var-Roman.woff2'),
  axes: { wdth: 85 },
  maxBytes: 26_000,
});
