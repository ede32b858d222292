import { describe, expect, it } from 'vitest';
import { someFacets, someWireFacets } from '../../testing/some-facets';
import type { FilterSetting } from './facet';
import { parseFilters } from './filter-address';
import { toFilterGroups, toFilterSwitches } from './filter-groups';

const texts = new Map([
  ['price', 'Cena'],
  ['brands', 'Značka'],
  ['tags', 'Označení'],
  ['inStock', 'Skladem'],
  ['branches', 'Skladem na prodejně'],
  ['ratings', 'Hodnocení'],
]);
const view = {
  settings: [],
  isDepartment: false,
  textOf: (key: string, values?: { value: string }) => texts.get(key) ?? `${key} ${values?.value ?? ''}`,
  currencySymbol: 'Kč',
};

const own = ['Hodnocení'];

function groupsOf(search = '', settings: FilterSetting[] = [], facets = someFacets(), isDepartment = false) {
  const filters = parseFilters(new URLSearchParams(search), facets);
  return toFilterGroups(facets, filters, { ...view, settings, isDepartment });
}

const titlesOf = (groups: ReturnType<typeof groupsOf>) => groups.map(({ title }) => title);
const openTitles = (groups: ReturnType<typeof groupsOf>) => titlesOf(groups.filter(({ isOpen }) => isOpen));

describe('toFilterGroups', () => {
  it('offers the few values of a number to be ticked, and a range of many', () => {
    const [length] = someWireFacets().parameters;
    const values = ['10', '20'].map((number) => ({ _id: number, slug: number, title: `${number} m`, count: 2 }));
    const ofLength = (given: object[]) =>
      groupsOf('f.delka=20', [], someFacets({ parameters: [{ ...length, values: given }] })).find(
        ({ title }) => title === 'Délka',
      );
    expect(ofLength(values)).toMatchObject({
      kind: 'values',
      options: [{ title: '10\u00a0m' }, { title: '20\u00a0m', isSelected: true }],
    });
    expect(ofLength([])).toMatchObject({ kind: 'range' });
  });

  it('begins with the price and leaves out filters without options', () => {
    expect(titlesOf(groupsOf())).toEqual(['Cena', ...own, 'Délka', 'Barva', 'Značka']);
  });

  it.each(['skladem=1', 'prodejna=brno'])('offers the branches once stock is asked for: %s', (search) => {
    expect(titlesOf(groupsOf(search))).toEqual([
      'Cena',
      'Skladem na prodejně',
      'Hodnocení',
      'Délka',
      'Barva',
      'Značka',
    ]);
  });

  it('puts important ones of the editor first, and folds the rest', () => {
    const settings = [
      { parameterId: 'par-length', isImportant: false, isClosed: true },
      { parameterId: 'par-color', isImportant: true, isClosed: false },
    ];
    const groups = groupsOf('', settings);
    expect(titlesOf(groups)).toEqual(['Cena', ...own, 'Barva', 'Délka', 'Značka']);
    expect(openTitles(groups)).toEqual(['Cena', 'Barva']);
  });

  it('offers in a department only what the editor lists', () => {
    const settings = [{ parameterId: 'par-color', isImportant: true, isClosed: false }];
    expect(titlesOf(groupsOf('', settings, someFacets(), true))).toEqual(['Cena', ...own, 'Barva', 'Značka']);
    expect(titlesOf(groupsOf('', [], someFacets(), true))).toContain('Délka');
  });

  it('shows active filters, open, even without other options', () => {
    const groups = groupsOf('f.material=pvc&f.znacka=rosa');
    expect(openTitles(groups)).toEqual(['Cena', 'Materiál', 'Značka']);
  });

  it('rounds the price outwards to whole units', () => {
    expect(groupsOf()[0]).toMatchObject({ min: 49, max: 1290, unit: 'Kč' });
  });

  it('says what the values of a rating mean', () => {
    const ratings = groupsOf().find(({ key }) => key === 'hodnoceni');
    expect(ratings).toMatchObject({ options: [{ slug: '4', title: 'starsAndMore 4', count: 7 }, { slug: '3' }] });
  });

  it('hides values without products, unless they are selected', () => {
    const parameters = someWireFacets().parameters.map(({ values, ...parameter }) => ({
      ...parameter,
      values: values.map((value) => ({ ...value, count: value.slug === 'cerna' ? 0 : value.count })),
    }));
    const facets = someFacets({ parameters });
    expect(titlesOf(groupsOf('', [], facets))).not.toContain('Barva');
    expect(groupsOf('f.barva=cerna', [], facets).find(({ title }) => title === 'Barva')).toMatchObject({
      options: [{ slug: 'zelena' }, { slug: 'cerna', isSelected: true, count: 0 }],
    });
  });

  it('offers every value of a long list', () => {
    const brands = Array.from({ length: 90 }, (_, index) => ({
      id: `b-${index}`,
      slug: `b${index}`,
      title: `B${index}`,
      count: 1,
    }));
    const group = groupsOf('f.znacka=b88', [], someFacets({ brands })).at(-1);
    expect(group?.kind === 'values' && group.options).toHaveLength(90);
    expect(group).toMatchObject({ isOpen: true });
  });

  it('folds parameters after the eighth, unless they are active', () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      _id: `par-${index}`,
      slug: `p${index}`,
      title: `P${index}`,
      parameter_type: 'number',
      values: [],
      range: { from: 1, to: 9 },
    }));
    const facets = someFacets({ parameters: many, brands: [], branches: [], ratings: [], priceRange: null });
    const foldedTitles = (search: string) =>
      titlesOf(groupsOf(search, [], facets).filter(({ isFurther }) => isFurther));
    expect(groupsOf('', [], facets)).toHaveLength(14);
    expect(foldedTitles('')).toEqual(['P8', 'P9', 'P10', 'P11', 'P12', 'P13']);
    expect(foldedTitles('f.p13=2-3')).not.toContain('P13');
  });
});

describe('toFilterSwitches', () => {
  it.each([
    ['', false],
    ['skladem=1', true],
    ['skladem=0', false],
  ])('%j selects what is in stock: %s', (search, isSelected) => {
    const facets = someFacets();
    expect(toFilterSwitches(facets, parseFilters(new URLSearchParams(search), facets), view)).toEqual([
      { key: 'skladem', title: 'Skladem', count: 14, isSelected },
    ]);
  });
});
