import * as v from 'valibot';
import { shortText } from './person-fields';

/** A new shopping list by its name; with the checkbox set it starts with the items of the cart. */
export const listInput = v.object({ name: shortText, fromCart: v.optional(v.boolean(), false) });
