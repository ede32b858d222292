import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';
import { keylessTypes } from '../schema/keyless-types.generated';

/** Things are known by `_id` (`id` on store things); the rest is part of what it is found in. */
export function createContentCache(): Exchange {
  const keys = Object.fromEntries(keylessTypes.map((name) => [name, () => null]));
  return cacheExchange({ keys });
}
