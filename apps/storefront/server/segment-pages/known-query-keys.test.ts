import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalQuery, routePatterns } from '@vyloha/links';
import { expect, it } from 'vitest';

const workspaceRoot = join(import.meta.dirname, '../../../..');
const libraryFolders = readdirSync(join(workspaceRoot, 'libs'), { withFileTypes: true })
  .filter((library) => library.isDirectory() && library.name !== 'backend')
  .map(({ name }) => join('libs', name, 'src'));

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('testing'))
    .map((file) => readFileSync(join(workspaceRoot, folder, file), 'utf8'));
}

const sources = [...libraryFolders, 'apps/storefront/app'].flatMap(sourcesIn);
const all = sources.join('\n');

/** Keys that are composed of parts; all of them filter a listing. */
const assembled = ['key', 'key + boundSuffixes.from', 'key + boundSuffixes.to'];
/** Of campaigns, which the guards read; of links to videos on another site; values, not keys. */
const ignoredArguments = ['name', "'v'", 'slug'];

/** Read only where no page is shared: in the cart, in the user area, in links of e-mails, by scripts. */
const unshared = [
  ...'addToCart odebrat zmenit token email id variant batch misto kategorie mimo ico doprava listed z-kosiku'.split(
    ' ',
  ),
  ...'rok stav cislo objednavka varianta mnozstvi smazat firma nezaplacene rozdily'.split(' '),
];
/** A valid value for at least every key. */
const sampleValues = ['1', 'praha', 'true', 'nejlepsi', 'pobocky', 'DefaultSort', 'EUR', 'default', 'a'.repeat(64)];

/** Whether the cache distinguishes pages by this key. */
function isKnownKey(key: string): boolean {
  const queries = sampleValues.map((value) => new URLSearchParams({ [key]: value }).toString());
  return Object.values(routePatterns).some((path) => queries.some((query) => canonicalQuery(path, query) !== ''));
}

/** Reads of the query in code: the arguments of `get`, `getAll` and `has`, as they are written. */
function findReads(source: string): string[] {
  const reads = /\b(?:searchParams|search|query|params|useSearchParams\(\)\[0\])\.(?:get|getAll|has)\(([^()]+)\)/g;
  const isOfQueries = /searchParams|URLSearchParams/i.test(source);
  return isOfQueries ? [...source.matchAll(reads)].map(([, argument = '']) => argument.trim()) : [];
}

function valueOf(name: string): string | null {
  return new RegExp(`const ${name}(?:: [^=]+)? = '([^']+)'`).exec(all)?.[1] ?? null;
}

/** The keys that an argument stands for, resolved when it is a constant's name. */
function keysOf(argument: string, source: string): string[] {
  const literal = /^'([^']+)'$/.exec(argument)?.[1];
  if (literal !== undefined) return [literal];
  const [object = '', member] = argument.split('.');
  if (member === undefined) return [valueOf(object) ?? `unknown: ${argument}`];
  const body = new RegExp(`const ${object} = \\{([^}]*)\\}`);
  const entries = (body.exec(source) ?? body.exec(all))?.[1] ?? '';
  return [new RegExp(`${member}: '([^']+)'`).exec(entries)?.[1] ?? `unknown: ${argument}`];
}

it('the cache key includes every query parameter that any page reads', () => {
  const reads = sources.flatMap((source) => {
    const named = findReads(source).filter((one) => !assembled.includes(one) && !ignoredArguments.includes(one));
    return named.flatMap((argument) => keysOf(argument, source));
  });
  expect(new Set(reads).size).toBeGreaterThan(15);
  expect(reads.filter((key) => !unshared.includes(key) && !isKnownKey(key))).toEqual([]);
});
