import { byLocale, withDefaultTranslations } from '@vyloha/contract';
import type {
  ParameterDefinition,
  ParameterDefinitions,
  ParameterValueDefinition,
} from '../model/parameters/parameter-definition';

const nothing = byLocale(() => null);

function aDefinition(id: string, title: string, changes: Partial<ParameterDefinition> = {}): ParameterDefinition {
  const plain = { type: 'text', unit: null, isHidden: false, description: nothing, category: null } as const;
  return { id, title: withDefaultTranslations({ cs: title, sk: `${title} sk` }), ...plain, ...changes };
}

/** A value with a title only, with overrides. */
export function aValueDefinition(
  id: string,
  changes: Partial<ParameterValueDefinition> = {},
): ParameterValueDefinition {
  const plain = { isHidden: false, link: null, summary: nothing, description: nothing, fileKey: null };
  return { id, ...plain, ...changes };
}

/** A colour, a size, a length and a material. */
export function someDefinitions(changes: Partial<ParameterDefinitions> = {}): ParameterDefinitions {
  return {
    parameters: [
      aDefinition('color', 'Barva', { type: 'color' }),
      aDefinition('size', 'Velikost', { type: 'size' }),
      aDefinition('length', 'Délka', { type: 'number', unit: 'm' }),
      aDefinition('material', 'Materiál'),
      aDefinition('secret', 'Tajné', { isHidden: true }),
    ],
    values: [],
    colors: [
      { id: 'green', hex: '#2c7a3f', fileKey: null },
      { id: 'red', hex: '#b8431f', fileKey: null },
    ],
    ...changes,
  };
}
