import { describe, expect, it } from 'vitest';
import cs from '../../i18n/cs.json';
import sk from '../../i18n/sk.json';
import type { DeliveryField } from './delivery-field';
import { billingTexts, businessTexts, deliveryFields, recipientTexts } from './delivery-fields';

const fields: [string, DeliveryField][] = Object.entries(deliveryFields);

describe('deliveryFields', () => {
  it.each([
    ['cs', cs.field],
    ['sk', sk.field],
  ])('have their labels and hints in %s', (_, texts) => {
    const keys = fields.flatMap(([, field]) => [field.texts, ...(field.control.hasHint ? [`${field.texts}Hint`] : [])]);
    expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  it('are sent with the order, except those that are only agreed to or open a section', () => {
    const unsent = fields.filter(([, { placed }]) => placed === null);
    expect(unsent.map(([name]) => name)).toEqual(['differentAddress', 'isBusiness', 'businessTerms', 'billingInfo']);
    expect(unsent.every(([, { kind }]) => kind === 'flag')).toBe(true);
  });

  it('say by section which texts a shopper may leave out', () => {
    expect(recipientTexts).toEqual(['shippingFullName', 'shippingPhone', 'shippingBusinessName']);
    expect(businessTexts).toEqual(['tin', 'businessName', 'vatin', 'vatinsvk']);
    expect(billingTexts).toEqual([
      'billingName',
      'billingStreet',
      'billingHouseNumber',
      'billingCity',
      'billingPostcode',
    ]);
  });
});
