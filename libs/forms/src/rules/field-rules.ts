import type { RawCheckAction } from 'valibot';
import { isPostcode } from './address';
import { crossFieldCheck } from './cross-field-check';
import { isTin } from './is-tin';
import { ruleMessages } from './messages';

/** The postcode has the country's format. Takes the names of the two fields. */
export function postcode<TForm>(field: string, countryField: string): RawCheckAction<TForm> {
  return crossFieldCheck({ field, relatedField: countryField, isValid: isPostcode, message: ruleMessages.postcode });
}

/** The company number of a Czech company has the correct check digit. */
export function tin<TForm>(field: string, countryField: string): RawCheckAction<TForm> {
  return crossFieldCheck({ field, relatedField: countryField, isValid: isTin, message: ruleMessages.tin });
}

/** Both passwords are equal. */
export function passwordMatch<TForm>(field: string, passwordField: string): RawCheckAction<TForm> {
  const isValid = (confirmation: string, password: string) => confirmation === password;
  return crossFieldCheck({ field, relatedField: passwordField, isValid, message: ruleMessages.passwordMatch });
}
