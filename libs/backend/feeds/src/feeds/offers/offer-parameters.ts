import type { WireParameters, WireProduct, WireVariant } from '@vyloha/backend-catalog';
import { toLine } from '../feed-text';
import type { FeedParameter, FeedShop } from './feed-shop';
import type { OfferParameter } from './offer';

/** Those of the variant instead of the product's, as on its page. */
function parametersOf(product: WireProduct, variant: WireVariant): WireParameters {
  const own = new Set(variant.content.parameters.map(({ entityId }) => entityId));
  return [...product.content.parameters.filter(({ entityId }) => !own.has(entityId)), ...variant.content.parameters];
}

function textsOf({ values, valueEntities }: WireParameters[number], { kind, unit }: FeedParameter): string[] {
  if (kind !== 'number') return valueEntities.map(({ title }) => toLine(title));
  const numbers = values.filter((value) => typeof value === 'number' && value > 0);
  return numbers.map((number) => `${String(number).replace('.', ',')}${unit === null ? '' : ` ${unit}`}`);
}

/** The parameters that the page shows, with their units. */
export function toOfferParameters(
  product: WireProduct,
  variant: WireVariant,
  definitions: FeedShop['parameters'],
): OfferParameter[] {
  return parametersOf(product, variant).flatMap((parameter) => {
    const definition = definitions.get(parameter.entityId);
    if (definition === undefined) return [];
    const value = textsOf(parameter, definition).join(', ');
    return value === '' ? [] : [{ title: definition.title, kind: definition.kind, value }];
  });
}
