import { describe, expect, it } from 'vitest';
import { fieldOfWireField } from './confirmation-fields';
import { toPayloadPart } from './payload-part';

const fields = {
  street: { placed: ['address', 'street'] },
  number: { placed: ['address', 'street'] },
  city: { placed: ['address', 'city'] },
  newsletter: { placed: ['consent', 'newsletter'] },
  isOpen: { placed: null },
} as const;

const values = { street: 'Dlouhá', number: '12', city: 'Praha', newsletter: true, isOpen: true };

describe('toPayloadPart', () => {
  it('joins the fields of one name, and leaves out those of other parts', () => {
    expect(toPayloadPart(fields, values, 'address')).toEqual({ street: 'Dlouhá 12', city: 'Praha' });
    expect(toPayloadPart(fields, values, 'consent')).toEqual({ newsletter: true });
  });

  it('joins no empty text', () => {
    expect(toPayloadPart(fields, { ...values, number: '' }, 'address').street).toBe('Dlouhá');
    expect(toPayloadPart(fields, { ...values, street: '', number: '' }, 'address').street).toBe('');
  });

  it('is empty for a part that no field is in', () => {
    expect(toPayloadPart(fields, values, 'business')).toEqual({});
  });
});

describe('fieldOfWireField', () => {
  it.each([
    ['shipper_id', 'shipper'],
    ['branch_id', 'shipperBranch'],
    ['payment_id', 'payment'],
    ['delivery_time_id', 'deliveryTimeSlot'],
    ['comment', 'note'],
    ['shipper_comment', 'note_for_shipper'],
    ['password', 'password'],
    ['password_confirmation', 'passwordConfirmation'],
    ['email', undefined],
    ['newsletter', undefined],
    ['constructor', undefined],
  ])('%s is %s', (wireField, field) => {
    expect(fieldOfWireField(wireField)).toBe(field);
  });
});
