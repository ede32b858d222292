import { describe, expect, it } from 'vitest';
import { someParameters } from '../testing/a-product';
import { someDefinitions } from '../testing/some-definitions';
import { shownParameters } from './shown-parameters';

const shown = (values: Record<string, string | number>, definitions = someDefinitions()) =>
  shownParameters(someParameters(values), definitions, 'cs');

describe('shownParameters', () => {
  it('names parameters and values in the language of the page', () => {
    expect(shown({ length: 20, material: 'guma' })).toEqual([
      { id: 'length', title: 'Délka', values: [{ title: '20\u00a0m', link: null }] },
      { id: 'material', title: 'Materiál', values: [{ title: 'guma', link: null }] },
    ]);
    expect(shownParameters(someParameters({ length: 20 }), someDefinitions(), 'sk')[0]?.title).toBe('Délka sk');
  });

  it.each([
    ['an unknown parameter', { unknown: 'x' }],
    ['a hidden parameter', { secret: 'x' }],
    ['a number that is not positive', { length: 0 }],
  ])('leaves out %s', (_, values) => {
    expect(shown(values)).toEqual([]);
  });

  it('leaves out hidden values, and the parameter with them', () => {
    const values = [{ id: 'guma', isHidden: true, link: null }];
    expect(shown({ material: 'guma' }, someDefinitions({ values }))).toEqual([]);
  });

  it('links a value that has a page', () => {
    const values = [{ id: 'guma', isHidden: false, link: '/slovnik/guma' }];
    expect(shown({ material: 'guma' }, someDefinitions({ values }))[0]?.values).toEqual([
      { title: 'guma', link: '/slovnik/guma' },
    ]);
  });
});
