import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { someDeliverySettings } from '../../testing/some-delivery-settings';
import { createDeliveryDetailsInput } from './delivery-details-input';
import type { DeliverySettings } from './delivery-settings';

const contact = { fullName: 'Jana Nováková', email: 'jana@example.com', phone: '+420 777 123 456' };
const address = { street: 'Dlouhá', houseNumber: '12', city: 'Praha', postcode: '110 00' };
const billing = { billingStreet: 'Krátká 3', billingCity: 'Brno', billingPostcode: '602 00' };

function submit(form: object, settings: Partial<DeliverySettings> = {}) {
  const result = v.safeParse(createDeliveryDetailsInput(someDeliverySettings(settings)), form);
  const issues = result.issues ?? [];
  const problems = Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]).reverse());
  return { problems, ...(result.success && result.output) };
}

describe('an order that is picked up', () => {
  const pickUp = { ...contact, shipper: 's-pobocka' };

  it('needs no address, and takes the country of the currency', () => {
    expect(submit(pickUp)).toMatchObject({
      problems: {},
      pickUpId: 's-pobocka',
      details: { street: '', city: '', country: 'CZE', billingCountry: 'CZE', billingInfo: false },
    });
  });

  it.each([
    ['keeps a complete address', address, address],
    ['drops one that is started', { city: 'Praha' }, { city: '' }],
    ['drops an invalid one', { ...address, postcode: '1' }, { street: '', postcode: '' }],
    ['drops one with the number twice', { ...address, street: 'Dlouhá 12' }, { street: '' }],
  ])('%s', (_, form, details) => {
    expect(submit({ ...pickUp, ...form })).toMatchObject({ problems: {}, details });
  });

  it.each([
    [{ billingInfo: true }, { billingStreet: 'forms:required' }],
    [{ businessName: 'Zahrady' }, { billingStreet: 'forms:required', billingCity: 'forms:required' }],
    [{ businessName: 'Zahrady', ...billing }, {}],
    [{ businessName: 'Zahrady', ...address }, {}],
    [{ shipper: 's-unknown' }, { shipper: 'checkout:problem.shipperUnavailable' }],
  ])('asks for what its bill needs: %j', (form, problems) => {
    expect(submit({ ...pickUp, ...form }).problems).toMatchObject(problems);
  });
});

describe('switches', () => {
  const named = { ...contact, fullName: undefined, ...address, firstName: 'Jana Marie', lastName: 'Nováková' };

  it('split the name', () => {
    const settings = { switches: ['splitName'] } as const;
    expect(submit(named, settings).details).toMatchObject({ fullName: 'Jana Marie Nováková', lastName: 'Nováková' });
    expect(submit({ ...named, firstName: undefined }, settings).problems).toEqual({ firstName: 'forms:required' });
    const long = 'x'.repeat(60);
    expect(submit({ ...named, firstName: long, lastName: long }, settings).problems).toEqual({
      lastName: 'checkout:problem.tooLong',
    });
    expect(submit(named).problems).toEqual({ fullName: 'forms:required' });
  });

  it('make a business accept its terms', () => {
    const form = { ...contact, ...address, businessName: 'Zahrady' };
    const settings = { switches: ['businessTerms'] } as const;
    expect(submit(form).problems).toEqual({});
    expect(submit(form, settings).problems).toEqual({ businessTerms: 'checkout:problem.businessTerms' });
    expect(submit({ ...form, businessTerms: true }, settings).problems).toEqual({});
    expect(submit({ ...contact, ...address }, settings).problems).toEqual({});
  });

  it.each([
    [{ formalTitle: 'Dr' }, { formalTitle: 'checkout:problem.formalTitle' }],
    [{ formalTitle: 'Mrs', dateOfBirth: '1980-01-31', companyName: 'Zahrada' }, {}],
    [{ dateOfBirth: '2999-01-31' }, { dateOfBirth: 'checkout:problem.dateOfBirth' }],
  ])('ask for fields that may be left out: %j', (form, problems) => {
    const settings = { switches: ['formalTitle', 'dateOfBirth', 'companyName'] } as const;
    expect(submit({ ...contact, ...address, ...form }, settings).problems).toEqual(problems);
  });
});

describe('the company number', () => {
  const form = { ...contact, ...address, businessName: 'Zahrady', tin: '123' };
  const slovakBill = { ...billing, billingCountry: 'SVK' };

  it.each([
    [true, true, {}, false],
    [true, true, slovakBill, true],
    [true, false, slovakBill, false],
    [false, true, {}, true],
  ])('validated: %s, by billing country: %s, with %j', (isValidated, isByBillingCountry, bill, isAccepted) => {
    const { problems } = submit({ ...form, ...bill }, { tin: { isValidated, isByBillingCountry } });
    expect(problems).toEqual(isAccepted ? {} : { tin: 'forms:tin' });
  });

  it('never depends on anything where it is not validated', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), (tin) => {
        const settings = { tin: { isValidated: false, isByBillingCountry: true } };
        expect(submit({ ...form, tin }, settings).problems).toEqual({});
      }),
    );
  });
});
