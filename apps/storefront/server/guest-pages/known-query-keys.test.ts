import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalQuery, routePatterns } from '@vyloha/links';
import { expect, it } from 'vitest';

const house = join(import.meta.dirname, '../../../..');
const rooms = readdirSync(join(house, 'libs')).map((room) => join('libs', room, 'src'));

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(house, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('testing'))
    .map((file) => readFileSync(join(house, folder, file), 'utf8'));
}

const sources = [...rooms, 'apps/storefront/app'].flatMap(sourcesIn);
const all = sources.join('\n');

/** Keys that are put together of parts; all of them narrow a listing. */
const assembled = ['key', 'key + boundSuffixes.from', 'key + boundSuffixes.to'];
/** Of campaigns, which the guards read; of links to another site's videos; of values instead of keys. */
const ofOthers = ['name', "'v'", 'slug'];

/** Read only where nothing is shared: in the cart, in the user area, of mails, by script. */
const unshared = 'addToCart odebrat zmenit token email id variant batch misto kategorie mimo'.split(' ');
/** One value at least that every key takes. */
const someValues = ['1', 'true', 'nejlepsi', 'pobocky', 'DefaultSort', 'EUR', 'default'];

/** Whether a page in memory is known by this key. */
function isKept(key: string): boolean {
  const queries = someValues.map((value) => new URLSearchParams({ [key]: value }).toString());
  return Object.values(routePatterns).some((path) => queries.some((query) => canonicalQuery(path, query) !== ''));
}

/** What code reads of a query: the arguments of `get`, `getAll` and `has`, as they are written. */
function readsOf(source: string): string[] {
  const reads =
    /\b(?:searchParams|search|query|asked|params|useSearchParams\(\)\[0\])\.(?:get|getAll|has)\(([^()]+)\)/g;
  const isOfQueries = /searchParams|URLSearchParams/i.test(source);
  return isOfQueries ? [...source.matchAll(reads)].map(([, argument = '']) => argument.trim()) : [];
}

function valueOf(name: string): string | null {
  return new RegExp(`const ${name}(?:: [^=]+)? = '([^']+)'`).exec(all)?.[1] ?? null;
}

/** The keys that an argument stands for, found by its name where it is none itself. */
function keysOf(argument: string, source: string): string[] {
  const literal = /^'([^']+)'$/.exec(argument)?.[1];
  if (literal !== undefined) return [literal];
  const [object = '', member] = argument.split('.');
  if (member === undefined) return [valueOf(object) ?? `unknown: ${argument}`];
  const body = new RegExp(`const ${object} = \\{([^}]*)\\}`);
  const entries = (body.exec(source) ?? body.exec(all))?.[1] ?? '';
  return [new RegExp(`${member}: '([^']+)'`).exec(entries)?.[1] ?? `unknown: ${argument}`];
}

it('tells pages apart by every key of a query that anything reads', () => {
  const reads = sources.flatMap((source) => {
    const named = readsOf(source).filter((one) => !assembled.includes(one) && !ofOthers.includes(one));
    return named.flatMap((argument) => keysOf(argument, source));
  });
  expect(new Set(reads).size).toBeGreaterThan(15);
  expect(reads.filter((key) => !unshared.includes(key) && !isKept(key))).toEqual([]);
});
