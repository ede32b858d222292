export { isHouseNumber, isPostcode, isStreetOnly } from './rules/address';
export { fieldEntries, fieldNamesWith } from './rules/field-descriptions';
export { passwordMatch, postcode } from './rules/field-rules';
export { formConfig } from './rules/form-config';
export { isTin } from './rules/is-tin';
export { ruleMessages } from './rules/messages';
export { email, fullName, phoneNumber, requiredText, streetAndNumber } from './rules/text-rules';
export { parsePhotoIds, photoTextValues } from './photos/photo-ids';
