import type { AppLoadContext } from '@remix-run/node';
import { confirmationFields } from '../model/placing/confirmation-fields';
import type { OrderConfirmation } from '../model/placing/order-confirmation';
import { extraFlagNames } from '../model/placing/order-extras';

/** What the shopper agreed to, in the words and the language of the form, by its name in the payload. */
export function givenConsentTexts(
  { t }: Pick<AppLoadContext, 't'>,
  confirmation: OrderConfirmation,
): Record<string, string> {
  const given = extraFlagNames.filter((name) => confirmation[name]);
  return Object.fromEntries(given.map((name) => [confirmationFields[name].placed[1], t(`checkout:methods.${name}`)]));
}
