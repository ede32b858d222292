export { isHouseNumber, isPostcode, isStreetOnly } from './rules/address';
export { houseNumber, passwordMatch, postcode, streetOnly, tin } from './rules/field-rules';
export { isTin } from './rules/is-tin';
export { ruleMessages } from './rules/messages';
export { email, fullName, phoneNumber, requiredText, streetAndNumber } from './rules/text-rules';
export { loadRuleTexts, ruleTextLocales } from './rule-texts/load-rule-texts';
export type { RuleTexts } from './rule-texts/load-rule-texts';
