import { describe, expect, it } from 'vitest';
import { filterFormSearch } from './filter-form-search';

function aForm(pairs: readonly [string, string][]): FormData {
  const fields = new FormData();
  for (const [name, value] of pairs) fields.append(name, value);
  return fields;
}

describe('filterFormSearch', () => {
  it('leaves empty fields out', () => {
    expect(
      filterFormSearch(
        aForm([
          ['f.barva', 'zelena'],
          ['cena.od', ''],
          ['cena.do', '500'],
        ]),
      ),
    ).toBe('?f.barva=zelena&cena.do=500');
  });

  it('is empty where all fields are', () => {
    expect(filterFormSearch(aForm([['cena.od', '']]))).toBe('');
  });
});
