import { passwordMatch, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { confirmationEntries, filledConfirmation } from './order-confirmation';

/**
 * The form of the order button. Whether the selection is available is not validated here: that depends on
 * the current offer.
 */
export const orderConfirmationInput = v.pipe(
  v.object(confirmationEntries),
  passwordMatch('passwordConfirmation', 'password'),
  v.forward(
    v.partialCheck(
      [['isRegistration'], ['password']],
      (form) => !form.isRegistration || Boolean(form.password),
      ruleMessages.required,
    ),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['isRegistration'], ['password'], ['passwordConfirmation']],
      (form) => !form.isRegistration || !form.password || Boolean(form.passwordConfirmation),
      ruleMessages.passwordMatch,
    ),
    ['passwordConfirmation'],
  ),
  v.transform((form) => v.parse(filledConfirmation, form)),
);
