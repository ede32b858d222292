/** Translation keys of the rules' messages; the texts are the specification's. */
export const ruleMessages = {
  required: 'forms:required',
  email: 'forms:email',
  fullName: 'forms:full_name',
  phoneNumber: 'forms:phone_number',
  streetOnly: 'forms:street_only',
  houseNumber: 'forms:house_number',
  postcode: 'forms:postcode',
  streetAndNumber: 'forms:street_and_number',
  tin: 'forms:tin',
  vatin: 'forms:vatin',
  passwordMatch: 'forms:password_match',
} as const;
