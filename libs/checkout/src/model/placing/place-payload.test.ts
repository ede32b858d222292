import { describe, expect, it } from 'vitest';
import { aConfirmation, aDelivery } from '../../testing/a-delivery';
import { aPickUp, aShipper } from '../../testing/an-offer';
import { anOrderToPlace } from '../../testing/an-order-to-place';
import { toPlacePayload } from './place-payload';

const karlin = {
  id: 'br-praha-karlin',
  address: { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', countryCode: 'CZE' },
};
const wireShopAddress = { street: 'Zahradní 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' };
const wireKarlin = { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', country_code: 'CZE' };
const wireHome = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };

const business = aDelivery({
  isBusiness: true,
  businessName: 'Zahrady Novák s.r.o.',
  tin: '27074358',
  vatin: 'CZ27074358',
});

describe('toPlacePayload', () => {
  it('sends an order of a private person', () => {
    expect(toPlacePayload(anOrderToPlace())).toEqual({
      name: 'Jana Nováková',
      firstName: 'Jana',
      lastName: 'Nováková',
      email: 'jana@example.com',
      phone: '+420 777 123 456',
      billing_address: wireShopAddress,
      shipping: { name: 'Jana Nováková', address: wireHome },
      custom: {},
      comment: '',
      shipper_comment: '',
      payment_id: 'pay-transfer',
      shipper_id: 's-ppl',
      branch_id: null,
      terms: true,
      age_confirmed: false,
      cardRequest: false,
      order_gifts: [],
      expected: anOrderToPlace().expected,
      consent_texts: {},
      newsletter: false,
      heureka_allow: false,
      zbozicz_allow: false,
      magazine: false,
      phone_notification: false,
      delivery_time_id: null,
      utm: null,
    });
  });

  it('puts the rest of a long name into the last name', () => {
    const { firstName, lastName } = toPlacePayload(
      anOrderToPlace({ details: aDelivery({ fullName: 'Marie Nováková Dvořáková' }) }),
    );
    expect([firstName, lastName]).toEqual(['Marie', 'Nováková Dvořáková']);
  });

  it('keeps the street when it contains the number', () => {
    const details = aDelivery({ street: 'Dlouhá 12/3', houseNumber: '' });
    expect(toPlacePayload(anOrderToPlace({ details })).shipping.address.street).toBe('Dlouhá 12/3');
  });
});

describe('billing address', () => {
  const billing = {
    billingInfo: true,
    billingStreet: 'Krátká',
    billingHouseNumber: '3',
    billingCity: 'Žilina',
    billingPostcode: '010 01',
    billingCountry: 'SVK',
  } as const;

  it('is that of the selected branch without billing info', () => {
    expect(toPlacePayload(anOrderToPlace({ shipper: aPickUp(), branch: karlin })).billing_address).toEqual(wireKarlin);
  });

  it("is the shop's without billing info and branch", () => {
    expect(toPlacePayload(anOrderToPlace()).billing_address).toEqual(wireShopAddress);
  });

  it('is the one of the shopper', () => {
    const payload = toPlacePayload(anOrderToPlace({ details: aDelivery(billing), branch: karlin }));
    expect(payload.billing_address).toEqual({
      street: 'Krátká 3',
      city: 'Žilina',
      postcode: '010 01',
      country_code: 'SVK',
    });
  });

  it('is used when filled without its checkbox', () => {
    const details = aDelivery({ ...billing, billingInfo: false });
    expect(toPlacePayload(anOrderToPlace({ details })).billing_address.city).toBe('Žilina');
  });

  it('is the delivery address of a business without another one', () => {
    expect(toPlacePayload(anOrderToPlace({ details: business })).billing_address).toEqual(wireHome);
  });

  it('sets the billing name', () => {
    const details = aDelivery({ ...billing, billingName: 'Petr Novák' });
    const { name, firstName, shipping } = toPlacePayload(anOrderToPlace({ details }));
    expect([name, firstName, shipping.name]).toEqual(['Petr Novák', 'Jana', 'Jana Nováková']);
  });
});

describe('business', () => {
  it('is sent when the flag is set', () => {
    expect(toPlacePayload(anOrderToPlace({ details: business })).business).toEqual({
      business_name: 'Zahrady Novák s.r.o.',
      TIN: '27074358',
      VATIN: 'CZ27074358',
    });
  });

  it('is sent when filled without its checkbox', () => {
    const details = { ...business, isBusiness: false };
    expect(toPlacePayload(anOrderToPlace({ details })).business?.TIN).toBe('27074358');
  });

  it('is left out otherwise', () => {
    expect(toPlacePayload(anOrderToPlace())).not.toHaveProperty('business');
  });

  it('has the Slovak VAT number in the custom fields', () => {
    const details = aDelivery({ ...business, country: 'SVK', vatinsvk: 'SK2020273893' });
    expect(toPlacePayload(anOrderToPlace({ details })).custom).toEqual({ ICDPH: 'SK2020273893' });
  });
});

describe('shipping', () => {
  const recipient = {
    differentAddress: true,
    shippingFullName: 'Eva Malá',
    shippingPhone: '+420 608 111 222',
    shippingBusinessName: 'Květinářství Malá',
  };

  it('has another recipient', () => {
    expect(toPlacePayload(anOrderToPlace({ details: aDelivery(recipient) })).shipping).toEqual({
      name: 'Eva Malá',
      address: wireHome,
      business_name: 'Květinářství Malá',
      phone: '+420 608 111 222',
    });
  });

  it('omits the recipient’s business name for a business', () => {
    const details = { ...business, ...recipient };
    expect(toPlacePayload(anOrderToPlace({ details })).shipping).not.toHaveProperty('business_name');
  });

  it('has the recipient’s business name for a business where the shop allows it', () => {
    const settings = { sendsCustomOrderNumber: false, allowsShippingBusinessNameOfBusiness: true };
    const details = { ...business, ...recipient };
    expect(toPlacePayload(anOrderToPlace({ details, settings })).shipping.business_name).toBe('Květinářství Malá');
  });

  it('goes to the branch, without business name and phone, when the shipper needs no address', () => {
    const order = anOrderToPlace({ details: aDelivery(recipient), shipper: aPickUp(), branch: karlin });
    expect(toPlacePayload(order).shipping).toEqual({ name: 'Eva Malá', address: wireKarlin });
    expect(toPlacePayload(order).branch_id).toBe('br-praha-karlin');
  });

  it("goes to the shop's address when the shipper needs none and has no branch", () => {
    const shipper = aShipper({ isAddressRequired: false });
    expect(toPlacePayload(anOrderToPlace({ shipper })).shipping.address).toEqual(wireShopAddress);
  });

  it('drops a branch of a shipper without pick-up', () => {
    expect(toPlacePayload(anOrderToPlace({ branch: karlin })).branch_id).toBeNull();
  });
});

describe('registration', () => {
  const registration = { isRegistration: true, password: 'Tulipan-2026', passwordConfirmation: 'Tulipan-2026' };

  it('is sent with the password and its confirmation', () => {
    expect(toPlacePayload(anOrderToPlace({ confirmation: aConfirmation(registration) }))).toMatchObject({
      registration: true,
      password: 'Tulipan-2026',
      password_confirmation: 'Tulipan-2026',
    });
  });

  it.each([
    ['not asked for', { isRegistration: false }],
    ['without a password', { password: '', passwordConfirmation: '' }],
    ['without a confirmation', { passwordConfirmation: '' }],
    ['with a different confirmation', { passwordConfirmation: 'Tulipan-2027' }],
  ])('is left out when %s', (_, changes) => {
    const payload = toPlacePayload(anOrderToPlace({ confirmation: aConfirmation({ ...registration, ...changes }) }));
    expect(JSON.stringify(payload)).not.toMatch(/Tulipan|registration/);
  });
});

describe('additional data of the order', () => {
  it('includes notes, consents, gifts, delivery time and origin', () => {
    const confirmation = aConfirmation({
      note: 'Prosím zabalit jako dárek.',
      note_for_shipper: 'Zvonek nefunguje.',
      deliveryTimeSlot: 'dt-2',
      newsletter: true,
      complianceHeureka: true,
      complianceZbozi: true,
      complianceMagazine: true,
      complianceSmsMarketing: true,
      cardRequest: true,
    });
    const consentTexts = { newsletter: 'Chci dostávat novinky' };
    expect(
      toPlacePayload(
        anOrderToPlace({
          confirmation,
          orderGiftIds: ['v-sacek'],
          quoteCodes: ['N2026000001'],
          utm: 'utm_source=mail',
          consentTexts,
        }),
      ),
    ).toMatchObject({
      consent_texts: consentTexts,
      comment: 'Prosím zabalit jako dárek.',
      shipper_comment: 'Zvonek nefunguje.',
      delivery_time_id: 'dt-2',
      newsletter: true,
      heureka_allow: true,
      zbozicz_allow: true,
      magazine: true,
      phone_notification: true,
      cardRequest: true,
      order_gifts: ['v-sacek'],
      quotes: ['N2026000001'],
      utm: 'utm_source=mail',
    });
  });

  it.each([
    [true, { custom_order_number: 'OBJ-7', formalTitle: 'Mrs', dateOfBirth: '1980-01-31', companyName: 'Zahrada' }],
    [false, { formalTitle: 'Mrs', dateOfBirth: '1980-01-31', companyName: 'Zahrada' }],
  ] as const)('sends a custom order number only where the shop takes it (%s)', (sendsCustomOrderNumber, custom) => {
    const confirmation = aConfirmation({ customOrderNumber: 'OBJ-7' });
    const details = aDelivery({ formalTitle: 'Mrs', dateOfBirth: '1980-01-31', companyName: 'Zahrada' });
    const settings = { sendsCustomOrderNumber, allowsShippingBusinessNameOfBusiness: false };
    expect(toPlacePayload(anOrderToPlace({ confirmation, details, settings })).custom).toEqual(custom);
  });
});
