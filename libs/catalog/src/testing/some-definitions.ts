import type { ParameterDefinition, ParameterDefinitions } from '../model/parameter-definition';

function aDefinition(id: string, title: string, changes: Partial<ParameterDefinition> = {}): ParameterDefinition {
  return { id, title: { cs: title, sk: `${title} sk` }, type: 'text', unit: null, isHidden: false, ...changes };
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
