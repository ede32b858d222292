import { currencySchema } from '@vyloha/money';
import * as v from 'valibot';
import type { ShopCurrency } from './shop-currency';

const namedSchema = v.object({ name: v.string() });

/** `GET /api/v1/currencies` on the wire → the currencies the shop sells in; a shop has at least one. */
export const currenciesResponseSchema = v.pipe(
  v.array(v.intersect([currencySchema, namedSchema])),
  v.minLength(1),
  v.transform((currencies): readonly ShopCurrency[] => currencies),
);
