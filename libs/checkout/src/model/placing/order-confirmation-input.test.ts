import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aConfirmation } from '../../testing/a-delivery';
import { orderConfirmationInput } from './order-confirmation-input';

function problemsOf(form: Record<string, unknown>): Record<string, string> {
  const issues = v.safeParse(orderConfirmationInput, form).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('orderConfirmationInput', () => {
  it('accepts the selection alone', () => {
    expect(v.parse(orderConfirmationInput, { shipper: 's-ppl', payment: 'pay-cod' })).toEqual(aConfirmation());
  });

  it('accepts a form without a selection: what is missing depends on the offer', () => {
    expect(problemsOf({})).toEqual({});
  });

  it.each([
    [{ note: 'x'.repeat(501) }, { note: 'checkout:problem.noteTooLong' }],
    [{ customOrderNumber: 'x'.repeat(101) }, { customOrderNumber: 'checkout:problem.tooLong' }],
  ])('rejects texts that are too long', (form, problems) => {
    expect(problemsOf(form)).toEqual(problems);
  });
});

describe('registration', () => {
  const requested = { isRegistration: true, password: 'Tulipan-2026' };

  it.each([
    [{ ...requested, passwordConfirmation: 'Tulipan-2026' }, {}],
    [{ ...requested, passwordConfirmation: 'Tulipan-2027' }, { passwordConfirmation: 'forms:password_match' }],
    [requested, { passwordConfirmation: 'forms:password_match' }],
    [{ isRegistration: true }, { password: 'forms:required' }],
    [{ password: 'Tulipan-2026' }, {}],
  ])('%j', (form, problems) => {
    expect(problemsOf(form)).toEqual(problems);
  });
});
