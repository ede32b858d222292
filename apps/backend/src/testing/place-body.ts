/** Body of a valid order of a person in Prague, delivered by PPL and paid to the courier. */
export function createPlaceBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
  return {
    name: 'Jan Novák',
    firstName: 'Jan',
    lastName: 'Novák',
    email: 'jan@example.com',
    phone: '+420 777 123 456',
    billing_address: address,
    shipping: { name: 'Jan Novák', address },
    custom: {},
    comment: '',
    shipper_comment: '',
    payment_id: 'pay-cod',
    shipper_id: 's-ppl',
    branch_id: null,
    terms: true,
    ...changes,
  };
}
