import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

/** Pictures in store responses: a file key with its alternative text, or none. */
export const pictureField = v.nullish(v.object({ fileKey: v.string(), alt: v.nullish(v.string(), '') }), null);

/** Money that a backend may omit where it does not apply. */
export const moneyField = v.nullish(moneySchema, 0);

export const optionalMoneyField = v.nullish(moneySchema, null);

export const optionalTextField = v.nullish(v.string(), null);
