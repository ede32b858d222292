import * as v from 'valibot';
import type { Facet } from '../model/listing/facets';
import { listingResponse } from '../model/listing/listing';

function aValue(slug: string, title: string, count: number, color_hex: string | null = null) {
  return { _id: `pv-${slug}`, slug, title, color_hex, count };
}

/** Facets of a category of hoses, as in the listing response. */
export function someWireFacets() {
  return {
    parameters: [
      {
        _id: 'par-length',
        slug: 'delka',
        title: 'Délka',
        parameter_type: 'number',
        parameter_unit: 'm',
        values: [],
        range: { from: 7.5, to: 50 },
      },
      {
        _id: 'par-color',
        slug: 'barva',
        title: 'Barva',
        parameter_type: 'color',
        values: [aValue('zelena', 'Zelená', 12, '#2c7a3f'), aValue('cerna', 'Černá', 3, '#222222')],
      },
      {
        _id: 'par-material',
        slug: 'material',
        title: 'Materiál',
        parameter_type: 'text',
        values: [aValue('pvc', 'PVC', 15)],
      },
    ],
    brands: [
      { id: 'b-rosa', slug: 'rosa', title: 'Rosa', count: 9 },
      { id: 'b-vlaha', slug: 'vlaha', title: 'Vláha', count: 6 },
    ],
    tags: [],
    branches: [
      { id: 'br-karlin', slug: 'praha-karlin', title: 'Praha – Karlín', count: 5 },
      { id: 'br-brno', slug: 'brno', title: 'Brno', count: 2 },
    ],
    ratings: [
      { stars: 4, count: 7 },
      { stars: 3, count: 9 },
    ],
    availableCount: 14,
    priceRange: { from: 49.9, to: 1290 },
  };
}

/** The same, parsed. @param changes of fields of the response */
export function someFacets(changes: object = {}): readonly Facet[] {
  return v.parse(listingResponse, { productIds: [], total: 0, ...someWireFacets(), ...changes }).facets;
}
