import { ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { shortText } from './person-fields';

/** Value of the choice of a list: a new one. */
export const newList = 'new';

/** Into which list a product is put: the id of one, or a new one by its name. */
export const listChoiceInput = v.pipe(
  v.object({ list: v.string(ruleMessages.required), name: v.optional(shortText) }),
  v.forward(
    v.partialCheck(
      [['list'], ['name']],
      ({ list, name }) => list !== newList || name !== undefined,
      ruleMessages.required,
    ),
    ['name'],
  ),
);

/** The new name of a list. */
export const listNameInput = v.object({ name: shortText });

/** A new shopping list by its name; with the checkbox set it starts with the items of the cart. */
export const listInput = v.object({ name: shortText, fromCart: v.optional(v.boolean(), false) });
