import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalQuery as canonicalQueryAt } from './query-keys';

const canonicalQuery = (query: string) => canonicalQueryAt('/hledat', query);

const names = ['q', 'p', 'razeni', 'variant_id', 'f.delka', 'f.barva', 'cena', 'cena.od', 'skladem', 'x', 'token', 'P'];
const values = ['', '1', '2', 'DefaultSort', '10-20', 'ř', 'a b', '%', '&', '+'];
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('canonicalQuery', () => {
  it.each([
    ['', ''],
    ['p=2', 'p=2'],
    ['utm_source=a&p=2&gclid=b', 'p=2'],
    ['p=2&q=hadice', 'q=hadice&p=2'],
    ['q=a&q=b', 'q=a'],
    ['f.barva=modra&f.barva=bila&p=2', 'f.barva=modra&f.barva=bila&p=2'],
    ['p=2&f.barva=modra', 'p=2&f.barva=modra'],
    ['q=a&f.barva=modra&p=2&razeni=DefaultSort', 'q=a&f.barva=modra&razeni=DefaultSort&p=2'],
    ['f.barva=modra&q=a', 'f.barva=modra&q=a'],
    ['q=%C5%99&q=', 'q=%C5%99'],
    ['q=ř', 'q=%C5%99'],
    ['razeni=x', ''],
    ['razeni=x&razeni=DefaultSort', ''],
  ])('%s → %s', (from, to) => {
    expect(canonicalQuery(from)).toBe(to);
  });

  it.each([
    ['/produkt/hadice', 'recenze=2&variant_id=v-1&f.a=1&q=x', 'variant_id=v-1&recenze=2'],
    ['/produkt/hadice', 'for_credits=false&recenze=0&recenze-razeni=x', ''],
    ['/zahrada/hadice', 'f.a=1&variant_id=v-1&q=x&p=2', 'f.a=1&p=2'],
    ['/kontakt', 'f.a=1&zbozi=10023-1', 'zbozi=10023-1'],
    ['/kontakt', 'zbozi=%3Cb%3E', ''],
    ['/clanky', 'seznam=pobocky&q=brno', 'q=brno&seznam=pobocky'],
    ['/clanky', 'otevreno=1&kraj=sk_kosicky&seznam=pobocky', 'seznam=pobocky&kraj=sk_kosicky&otevreno=1'],
    ['/clanky', 'seznam=pobocky&kraj=&otevreno=2', 'seznam=pobocky'],
    ['/', 'q=1&f.a=1&redirectTo=/kosik&theme=x', ''],
  ])('%s drops keys that it does not read: %s', (path, from, to) => {
    expect(canonicalQueryAt(path, from)).toBe(to);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(query, (from) => canonicalQuery(canonicalQuery(from)) === canonicalQuery(from)));
  });

  it('keeps the order of filters, so that a listing can redirect to its canonical URL', () => {
    const filtersOf = (text: string) =>
      [...new URLSearchParams(text)].filter(([name]) => /^(?:f\.|cena|skladem)/.test(name));
    fc.assert(
      fc.property(query, (from) => {
        expect(filtersOf(canonicalQuery(from))).toEqual(filtersOf(from));
      }),
    );
  });

  it('does not depend on unknown keys', () => {
    fc.assert(
      fc.property(query, fc.string(), (from, noise) => {
        const added = new URLSearchParams([...new URLSearchParams(from), ['neznamy', noise]]).toString();
        expect(canonicalQuery(added)).toBe(canonicalQuery(from));
      }),
    );
  });
});
