import { describe, expect, it } from 'vitest';
import { someParameters } from '../../testing/a-product';
import { aValueDefinition, someDefinitions } from '../../testing/some-definitions';
import type { ParameterDefinition } from './parameter-definition';
import { shownParameters } from './shown-parameters';

const shown = (values: Record<string, string | number>, definitions = someDefinitions()) =>
  shownParameters(someParameters(values), definitions, 'cs');

const plain = { link: null, summary: null, description: null, fileKey: null };
const words = (cs: string) => ({ cs, sk: null });

function withMaterial(changes: Partial<ParameterDefinition>) {
  const { parameters } = someDefinitions();
  return someDefinitions({
    parameters: parameters.map((parameter) => (parameter.id === 'material' ? { ...parameter, ...changes } : parameter)),
  });
}

describe('shownParameters', () => {
  it('names parameters and values in the language of the page', () => {
    expect(shown({ length: 20, material: 'guma' })).toEqual([
      { id: 'length', title: 'Délka', link: null, description: null, values: [{ ...plain, title: '20\u00a0m' }] },
      { id: 'material', title: 'Materiál', link: null, description: null, values: [{ ...plain, title: 'guma' }] },
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
    const values = [aValueDefinition('guma', { isHidden: true })];
    expect(shown({ material: 'guma' }, someDefinitions({ values }))).toEqual([]);
  });

  it('tells what editors say of a parameter and of a value, in Czech where they left Slovak out', () => {
    const definitions = withMaterial({ description: words('Z čeho to je.') });
    const values = [
      aValueDefinition('guma', { summary: words('ohebná'), description: words('Nekroutí se.'), fileKey: 'rubber' }),
    ];
    const found = shownParameters(someParameters({ material: 'guma' }), { ...definitions, values }, 'sk');
    expect(found).toMatchObject([
      {
        description: 'Z čeho to je.',
        values: [{ summary: 'ohebná', description: 'Nekroutí se.', fileKey: 'rubber' }],
      },
    ]);
  });
});

describe('links', () => {
  const path = { cs: 'z-gumy', sk: 'z-gumy-sk' };

  it('lead from a value to its page', () => {
    const values = [aValueDefinition('guma', { link: '/slovnik/guma' })];
    expect(shown({ material: 'guma' }, someDefinitions({ values }))[0]?.values[0]?.link).toBe('/slovnik/guma');
  });

  it('lead from the title to the virtual category of the parameter, in the language of the page', () => {
    const definitions = withMaterial({ category: { path, values: [] } });
    const [row] = shownParameters(someParameters({ material: 'guma' }), definitions, 'sk');
    expect([row?.link, row?.values[0]?.link]).toEqual(['/z-gumy-sk', null]);
  });

  it.each([
    ['guma', '/z-gumy'],
    ['plast', null],
  ])('lead to a virtual category that is made of some values from these alone: %s', (material, link) => {
    const [row] = shown({ material }, withMaterial({ category: { path, values: ['guma'] } }));
    expect([row?.link, row?.values[0]?.link]).toEqual([null, link]);
  });

  it('lead from a value to its own page rather than to the virtual category', () => {
    const definitions = withMaterial({ category: { path, values: ['guma'] } });
    const values = [aValueDefinition('guma', { link: '/slovnik/guma' })];
    expect(shown({ material: 'guma' }, { ...definitions, values })[0]?.values[0]?.link).toBe('/slovnik/guma');
  });
});
