import { describe, expect, it } from 'vitest';
import { defaultAddress, toAddressFields } from './saved-address';

const home = {
  fullName: 'Jana Nováková',
  businessName: '',
  phone: '',
  street: 'Dlouhá 12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZE',
};

const jana = { name: 'Jana Nováková', phone: '+420 777 123 456' };

describe('toAddressFields', () => {
  it.each(['', jana.phone])('fills in the address of delivery, with no recipient for the customer (%j)', (phone) => {
    expect(toAddressFields({ ...home, type: 'shipping', phone }, jana)).toEqual({
      street: 'Dlouhá 12',
      houseNumber: '',
      city: 'Praha',
      postcode: '110 00',
      country: 'CZE',
      shippingFullName: '',
      shippingPhone: '',
      shippingBusinessName: '',
    });
  });

  it.each([{ fullName: 'Eva Malá' }, { phone: '+420 777 000 111' }, { businessName: 'Zahrady' }])(
    'has a recipient with %j',
    (changes) => {
      expect(toAddressFields({ ...home, type: 'shipping', ...changes }, jana)).toMatchObject({
        differentAddress: 'on',
        shippingFullName: changes.fullName ?? 'Jana Nováková',
      });
    },
  );

  it('fills in the address of the bill', () => {
    expect(toAddressFields({ ...home, type: 'billing' }, jana)).toEqual({
      billingInfo: 'on',
      billingName: 'Jana Nováková',
      billingStreet: 'Dlouhá 12',
      billingHouseNumber: '',
      billingCity: 'Praha',
      billingPostcode: '110 00',
      billingCountry: 'CZE',
    });
  });
});

describe('defaultAddress', () => {
  const saved = (id: string, isDefault = false) => ({ id, label: id, isDefault, fields: {} });

  it('is the one that is marked', () => {
    expect(defaultAddress([saved('a'), saved('b', true)])?.id).toBe('b');
    expect(defaultAddress([saved('a'), saved('b')])).toBeNull();
  });
});
