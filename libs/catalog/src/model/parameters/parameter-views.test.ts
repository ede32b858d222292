import { describe, expect, it } from 'vitest';
import { byLocale, withDefaultTranslations } from '@vyloha/contract';
import { someParameters } from '../../testing/a-product';
import { aValueDefinition, someDefinitions } from '../../testing/some-definitions';
import type { ParameterDefinition } from './parameter-definition';
import { toParameterViews } from './parameter-views';

const viewsOf = (values: Record<string, string | number>, definitions = someDefinitions()) =>
  toParameterViews(someParameters(values), definitions, 'cs');

const plain = { link: null, summary: null, description: null, fileKey: null };
const translated = (cs: string) => ({ ...byLocale(() => null), cs });

function withMaterial(changes: Partial<ParameterDefinition>) {
  const { parameters } = someDefinitions();
  return someDefinitions({
    parameters: parameters.map((parameter) => (parameter.id === 'material' ? { ...parameter, ...changes } : parameter)),
  });
}

describe('toParameterViews', () => {
  it('has names of parameters and values in the language of the page', () => {
    expect(viewsOf({ length: 20, material: 'guma' })).toEqual([
      { id: 'length', title: 'Délka', link: null, description: null, values: [{ ...plain, title: '20\u00a0m' }] },
      { id: 'material', title: 'Materiál', link: null, description: null, values: [{ ...plain, title: 'guma' }] },
    ]);
    expect(toParameterViews(someParameters({ length: 20 }), someDefinitions(), 'sk')[0]?.title).toBe('Délka sk');
  });

  it.each([
    ['an unknown parameter', { unknown: 'x' }],
    ['a hidden parameter', { secret: 'x' }],
    ['a number that is not positive', { length: 0 }],
  ])('leaves out %s', (_, values) => {
    expect(viewsOf(values)).toEqual([]);
  });

  it('leaves out hidden values, and a parameter without other values', () => {
    const values = [aValueDefinition('guma', { isHidden: true })];
    expect(viewsOf({ material: 'guma' }, someDefinitions({ values }))).toEqual([]);
  });

  it('has editors’ texts of a parameter and of a value, in Czech where there is no Slovak', () => {
    const definitions = withMaterial({ description: translated('Z čeho to je.') });
    const values = [
      aValueDefinition('guma', {
        summary: translated('ohebná'),
        description: translated('Nekroutí se.'),
        fileKey: 'rubber',
      }),
    ];
    const found = toParameterViews(someParameters({ material: 'guma' }), { ...definitions, values }, 'sk');
    expect(found).toMatchObject([
      {
        description: 'Z čeho to je.',
        values: [{ summary: 'ohebná', description: 'Nekroutí se.', fileKey: 'rubber' }],
      },
    ]);
  });
});

describe('links', () => {
  const path = withDefaultTranslations({ cs: 'z-gumy', sk: 'z-gumy-sk' });

  it('go from a value to its page', () => {
    const values = [aValueDefinition('guma', { link: '/slovnik/guma' })];
    expect(viewsOf({ material: 'guma' }, someDefinitions({ values }))[0]?.values[0]?.link).toBe('/slovnik/guma');
  });

  it('go from the title to the virtual category of the parameter, in the language of the page', () => {
    const definitions = withMaterial({ category: { path, values: [] } });
    const [row] = toParameterViews(someParameters({ material: 'guma' }), definitions, 'sk');
    expect([row?.link, row?.values[0]?.link]).toEqual(['/z-gumy-sk', null]);
  });

  it.each([
    ['guma', '/z-gumy'],
    ['plast', null],
  ])('go to a virtual category of some values from these values alone: %s', (material, link) => {
    const [row] = viewsOf({ material }, withMaterial({ category: { path, values: ['guma'] } }));
    expect([row?.link, row?.values[0]?.link]).toEqual([null, link]);
  });

  it('go from a value to its own page rather than to the virtual category', () => {
    const definitions = withMaterial({ category: { path, values: ['guma'] } });
    const values = [aValueDefinition('guma', { link: '/slovnik/guma' })];
    expect(viewsOf({ material: 'guma' }, { ...definitions, values })[0]?.values[0]?.link).toBe('/slovnik/guma');
  });
});
