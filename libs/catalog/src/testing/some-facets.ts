import type { Facets, FacetValue } from '../model/listing/facets';

function aValue(id: string, title: string, count: number, colorHex: string | null = null): FacetValue {
  return { id: `pv-${id}`, slug: id, title, colorHex, count };
}

/** Facets of a category of hoses. */
export function someFacets(changes: Partial<Facets> = {}): Facets {
  return {
    parameters: [
      {
        id: 'par-length',
        slug: 'delka',
        title: 'Délka',
        type: 'number',
        unit: 'm',
        values: [],
        range: { from: 7.5, to: 50 },
      },
      {
        id: 'par-color',
        slug: 'barva',
        title: 'Barva',
        type: 'color',
        unit: null,
        values: [aValue('zelena', 'Zelená', 12, '#2c7a3f'), aValue('cerna', 'Černá', 3, '#222222')],
        range: null,
      },
      {
        id: 'par-material',
        slug: 'material',
        title: 'Materiál',
        type: 'text',
        unit: null,
        values: [aValue('pvc', 'PVC', 15)],
        range: null,
      },
    ],
    brands: [
      { id: 'b-rosa', slug: 'rosa', title: 'Rosa', colorHex: null, count: 9 },
      { id: 'b-vlaha', slug: 'vlaha', title: 'Vláha', colorHex: null, count: 6 },
    ],
    tags: [],
    availableCount: 14,
    price: { from: 49.9, to: 1290 },
    ...changes,
  };
}
