import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';
import { keylessTypes } from '../schema/keyless-types.generated';

/** Entities are keyed by `_id` (`id` on store entities); everything else is embedded in its parent. */
export function createContentCache(): Exchange {
  const keys = Object.fromEntries(keylessTypes.map((name) => [name, () => null]));
  return cacheExchange({ keys });
}
