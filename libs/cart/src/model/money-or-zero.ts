import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

/** Money that a backend may omit where it does not apply. */
export const moneyOrZero = v.nullish(moneySchema, 0);
