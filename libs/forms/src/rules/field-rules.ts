import type { RawCheckAction } from 'valibot';
import { isHouseNumber, isPostcode, isStreetOnly } from './address';
import { crossFieldCheck } from './cross-field-check';
import { isTin } from './is-tin';
import { ruleMessages } from './messages';

/** The street must not contain the house number. Takes the names of the two fields. */
export function streetOnly<TForm>(field: string, houseNumberField: string): RawCheckAction<TForm> {
  return crossFieldCheck({
    field,
    relatedField: houseNumberField,
    isValid: isStreetOnly,
    message: ruleMessages.streetOnly,
  });
}

/** The house number is a single word and not the street again. */
export function houseNumber<TForm>(field: string, streetField: string): RawCheckAction<TForm> {
  return crossFieldCheck({
    field,
    relatedField: streetField,
    isValid: isHouseNumber,
    message: ruleMessages.houseNumber,
  });
}

/** The postcode has the country's format. */
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
