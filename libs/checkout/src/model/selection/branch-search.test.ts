import { describe, expect, it } from 'vitest';
import { paths } from '@vyloha/links';
import { branchSearchField, readBranchSearch, takeBranchSearch } from './branch-search';

function aForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const typed = { [branchSearchField('s-pobocka')]: ' 602 00 ', [branchSearchField('s-balikovna')]: 'Tábor' };

describe('takeBranchSearch', () => {
  it.each([
    ['that of the pressed button', { recalculate: 's-pobocka', shipper: 's-ppl' }, 's-pobocka', '602 00'],
    [
      'that of the selected shipper, with another button',
      { recalculate: 'true', shipper: 's-balikovna' },
      's-balikovna',
      'Tábor',
    ],
  ])('is %s', (_, form, shipperId, query) => {
    expect(takeBranchSearch(aForm({ ...typed, ...form }))).toEqual({ shipperId, query });
  });

  it('is none without a query, and leaves the order its own fields only', () => {
    const form = aForm({ ...typed, [branchSearchField('s-pobocka')]: ' ', recalculate: 's-pobocka', note: 'Zvonek' });
    expect(takeBranchSearch(form)).toBeNull();
    expect([...form.keys()]).toEqual(['recalculate', 'note']);
  });
});

describe('readBranchSearch', () => {
  it('reads what the path of the page has', () => {
    const search = { shipperId: 's-pobocka', query: 'Ústí & okolí' };
    expect(readBranchSearch(`http://localhost${paths.checkoutMethods(search)}`)).toEqual(search);
    expect(readBranchSearch(`http://localhost${paths.checkoutMethods()}?misto=602+00`)).toBeNull();
  });
});
