import * as v from 'valibot';
import { shortText } from './person-fields';

/** A new shopping list, by its name; ticked, it begins with what is in the cart. */
export const listInput = v.object({ name: shortText, fromCart: v.optional(v.boolean(), false) });
