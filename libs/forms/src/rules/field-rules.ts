import type { RawCheckAction } from 'valibot';
import { isHouseNumber, isPostcode, isStreetOnly } from './address';
import { fieldCheck } from './field-check';
import { isTin } from './is-tin';
import { ruleMessages } from './messages';

/** The street must not contain the house number. Names are those of the two fields. */
export function streetOnly<TForm>(field: string, houseNumberField: string): RawCheckAction<TForm> {
  return fieldCheck({ field, by: houseNumberField, isValid: isStreetOnly, message: ruleMessages.streetOnly });
}

/** The house number is a single word and not the street again. */
export function houseNumber<TForm>(field: string, streetField: string): RawCheckAction<TForm> {
  return fieldCheck({ field, by: streetField, isValid: isHouseNumber, message: ruleMessages.houseNumber });
}

/** The postcode has the form of the country. */
export function postcode<TForm>(field: string, countryField: string): RawCheckAction<TForm> {
  return fieldCheck({ field, by: countryField, isValid: isPostcode, message: ruleMessages.postcode });
}

/** The company number of a Czech company has the right check digit. */
export function tin<TForm>(field: string, countryField: string): RawCheckAction<TForm> {
  return fieldCheck({ field, by: countryField, isValid: isTin, message: ruleMessages.tin });
}

/** The password was written the same twice. */
export function passwordMatch<TForm>(field: string, passwordField: string): RawCheckAction<TForm> {
  const isValid = (confirmation: string, password: string) => confirmation === password;
  return fieldCheck({ field, by: passwordField, isValid, message: ruleMessages.passwordMatch });
}
