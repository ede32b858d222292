import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aDelivery } from '../../testing/a-delivery';
import { someDeliverySettings } from '../../testing/some-delivery-settings';
import { createDeliveryDetailsInput } from './delivery-details-input';

const deliveryDetailsInput = createDeliveryDetailsInput(someDeliverySettings());

const filled = {
  fullName: 'Jana Nováková',
  email: 'jana@example.com',
  phone: '+420 777 123 456',
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZE',
};

function problemsOf(changes: Record<string, unknown>): Record<string, string> {
  const result = v.safeParse(deliveryDetailsInput, { ...filled, ...changes });
  const issues = result.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]).reverse());
}

function parse(changes: Record<string, unknown> = {}) {
  return v.parse(deliveryDetailsInput, { ...filled, ...changes }).details;
}

describe('deliveryDetailsInput', () => {
  it('accepts a filled form', () => {
    expect(parse()).toEqual(aDelivery());
  });

  it('trims the input', () => {
    expect(parse({ fullName: '  Jana Nováková ', city: ' Praha ' })).toEqual(aDelivery());
  });

  it('accepts its own output', () => {
    const details = parse({ isBusiness: true, businessName: 'Zahrady s.r.o.', tin: '27074358' });
    expect(v.parse(deliveryDetailsInput, details).details).toEqual(details);
  });

  it.each(['fullName', 'email', 'phone', 'street', 'city', 'postcode'])('requires %s', (field) => {
    expect(problemsOf({ [field]: undefined })).toMatchObject({ [field]: 'forms:required' });
  });

  it('reports all missing fields at once', () => {
    const missing = v.safeParse(deliveryDetailsInput, {});
    expect(missing.issues?.map((issue) => v.getDotPath(issue))).toEqual([
      'fullName',
      'email',
      'phone',
      'street',
      'city',
      'postcode',
    ]);
  });

  it.each([
    [{ email: 'jana' }, { email: 'forms:email' }],
    [{ fullName: 'Jana' }, { fullName: 'forms:full_name' }],
    [{ phone: '777123456' }, { phone: 'forms:phone_number' }],
    [{ postcode: '1100' }, { postcode: 'forms:postcode' }],
    [{ street: 'Dlouhá 12' }, { street: 'forms:street_only' }],
    [{ houseNumber: '12 a' }, { houseNumber: 'forms:house_number' }],
    [{ street: 'Lhota', houseNumber: 'Lhota' }, { houseNumber: 'forms:house_number' }],
    [{ street: 'Dlouhá', houseNumber: '' }, { street: 'forms:street_and_number' }],
    [{ country: 'USA' }, { country: 'forms:required' }],
    [{ city: 'x'.repeat(101) }, { city: 'checkout:problem.tooLong' }],
  ])('rejects %j', (changes, problems) => {
    expect(problemsOf(changes)).toMatchObject(problems);
  });

  it('reports an invalid postcode with other problems', () => {
    expect(problemsOf({ postcode: '1', email: 'jana' })).toEqual({
      postcode: 'forms:postcode',
      email: 'forms:email',
    });
  });

  it.each([
    ['the number behind the street', { street: 'Dlouhá 12/3', houseNumber: '' }],
    ['a postcode without its space', { postcode: '11000' }],
    ['any Slovak postcode', { country: 'SVK', postcode: '811 01' }],
  ])('accepts %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual({});
  });
});

describe('business', () => {
  it('is enabled by its data, together with billing info', () => {
    expect(parse({ businessName: 'Zahrady s.r.o.' })).toMatchObject({ isBusiness: true, billingInfo: true });
  });

  it.each([{ isBusiness: true }, { tin: '27074358' }, { vatin: 'CZ27074358' }])('needs a name with %j', (changes) => {
    expect(problemsOf(changes)).toEqual({ businessName: 'forms:required' });
  });

  it('rejects an invalid company number', () => {
    expect(problemsOf({ businessName: 'Zahrady', tin: '27074359' })).toEqual({ tin: 'forms:tin' });
  });

  it.each([
    ['vatin', 'CZ27074359'],
    ['vatin', 'DE12'],
    ['vatinsvk', 'SK2020273894'],
    ['vatinsvk', '2020273894'],
  ])('rejects an invalid number for VAT: %s %s', (field, number) => {
    expect(problemsOf({ businessName: 'Zahrady', [field]: number })).toEqual({ [field]: 'forms:vatin' });
  });

  it('accepts numbers for tax, and those of countries that are not in VIES', () => {
    expect(problemsOf({ businessName: 'Zahrady', vatin: '2020273893', vatinsvk: 'sk 2020 273 893' })).toEqual({});
    expect(problemsOf({ businessName: 'Zahrady', vatin: 'CHE-123.456.789 MWST' })).toEqual({});
  });

  it('validates the company number by the billing country', () => {
    const slovakInvoice = {
      billingStreet: 'Krátka',
      billingHouseNumber: '3',
      billingCity: 'Žilina',
      billingPostcode: '010 01',
      billingCountry: 'SVK',
    };
    expect(problemsOf({ businessName: 'Záhrady', tin: '123', ...slovakInvoice })).toEqual({});
    expect(problemsOf({ businessName: 'Záhrady', tin: '123', billingCountry: 'SVK' })).toEqual({ tin: 'forms:tin' });
    expect(problemsOf({ businessName: 'Záhrady', tin: '123', country: 'SVK' })).toEqual({});
  });
});

describe('billing address', () => {
  const billing = { billingStreet: 'Krátká', billingHouseNumber: '3', billingCity: 'Brno', billingPostcode: '602 00' };

  it('enables billing info when filled', () => {
    expect(parse(billing)).toMatchObject({ billingInfo: true, billingCountry: 'CZE' });
  });

  it('is in the country of delivery unless another one is selected', () => {
    expect(parse({ country: 'SVK', ...billing }).billingCountry).toBe('SVK');
    expect(parse({ country: 'SVK', ...billing, billingCountry: 'CZE' }).billingCountry).toBe('CZE');
  });

  it.each([
    [{ billingInfo: true }, ['billingStreet', 'billingCity', 'billingPostcode']],
    [{ billingName: 'Petr Novák' }, ['billingStreet', 'billingCity', 'billingPostcode']],
    [{ ...billing, billingCity: '' }, ['billingCity']],
  ])('is complete once started: %j', (changes, missing) => {
    expect(problemsOf(changes)).toEqual(Object.fromEntries(missing.map((field) => [field, 'forms:required'])));
  });

  it.each([
    [{ billingPostcode: '6' }, { billingPostcode: 'forms:postcode' }],
    [{ billingStreet: 'Krátká 3' }, { billingStreet: 'forms:street_only' }],
    [{ billingHouseNumber: '' }, { billingStreet: 'forms:street_and_number' }],
  ])('follows the rules of an address: %j', (changes, problems) => {
    expect(problemsOf({ ...billing, ...changes })).toEqual(problems);
  });
});

describe('another recipient', () => {
  it('is enabled when filled', () => {
    expect(parse({ shippingFullName: 'Eva Malá' }).differentAddress).toBe(true);
  });

  it('may be enabled and left empty, then the customer is the recipient', () => {
    expect(problemsOf({ differentAddress: true })).toEqual({});
  });

  it.each([
    [{ shippingFullName: 'Eva' }, { shippingFullName: 'forms:full_name' }],
    [{ shippingPhone: '777' }, { shippingPhone: 'forms:phone_number' }],
  ])('follows the rules of names and phones: %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

describe('any form at all', () => {
  it('is accepted or rejected by field, never throws, and accepted output is accepted again', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('Dlouhá 1', '12', '110 00', 'CZE', 'SVK', 'a b'), fc.boolean());
    const form = fc.dictionary(fc.constantFrom(...Object.keys(aDelivery())), value);
    fc.assert(
      fc.property(form, (changes) => {
        const result = v.safeParse(deliveryDetailsInput, { ...filled, ...changes });
        if (result.success)
          expect(v.parse(deliveryDetailsInput, { ...result.output.details }).details).toEqual(result.output.details);
        else expect(result.issues.every((issue) => v.getDotPath(issue) !== null)).toBe(true);
      }),
    );
  });
});
