import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { email, fullName, passwordMatch, phoneNumber, postcode, requiredText, ruleMessages } from '../index.rules';
import { parseSubmission } from './parse-submission.server';

const schema = v.pipe(
  v.object({
    email,
    country: v.string(),
    postcode: requiredText,
    password: requiredText,
    passwordConfirmation: requiredText,
    terms: v.optional(v.boolean(), false),
  }),
  postcode('postcode', 'country'),
  passwordMatch('passwordConfirmation', 'password'),
);
const validValues = {
  email: ' jan@example.com ',
  country: 'CZE',
  postcode: '110 00',
  password: 'tajne',
  passwordConfirmation: 'tajne',
};

function aForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('parseSubmission', () => {
  it('returns the model of a valid form', async () => {
    const parsed = await parseSubmission(aForm({ ...validValues, terms: 'on' }), schema);
    expect(parsed).toMatchObject({ ok: true, value: { email: 'jan@example.com', terms: true } });
  });

  it('takes every kind of space for a space before any rule, except in a password', async () => {
    const spaces = fc.constantFrom(...' \t\u00a0\u2007\u2009\u200b\u202f\u2060\u3000\ufeff');
    const person = v.pipe(
      v.object({ phone: phoneNumber, fullName, postcode: requiredText, country: v.string(), password: v.string() }),
      postcode('postcode', 'country'),
    );
    await fc.assert(
      fc.asyncProperty(spaces, async (space) => {
        const phone = `${space}+420${space}602${space}000${space}111${space}`;
        const typed = { phone, fullName: `Jan${space}Novák`, postcode: `602${space}00`, password: `a${space}b` };
        const parsed = await parseSubmission(aForm({ ...typed, country: 'CZE' }), person);
        const plain = { phone: '+420 602 000 111', fullName: 'Jan Novák', postcode: '602 00', password: `a${space}b` };
        expect(parsed).toMatchObject({ ok: true, value: plain });
      }),
    );
  });

  it('parses a plain POST', async () => {
    const request = new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(validValues) });
    await expect(parseSubmission(request, schema)).resolves.toMatchObject({ ok: true });
  });

  it('refuses with a message for each field and keeps the submitted values, but no password', async () => {
    const parsed = await parseSubmission(
      aForm({ ...validValues, email: 'jan', postcode: '1234', passwordConfirmation: 'jine' }),
      schema,
    );
    if (parsed.ok) throw new Error('not refused');
    expect(parsed.problem.submission).toMatchObject({
      status: 'error',
      initialValue: { email: 'jan', postcode: '1234', country: 'CZE' },
      error: {
        email: [ruleMessages.email],
        postcode: [ruleMessages.postcode],
        passwordConfirmation: [ruleMessages.passwordMatch],
      },
    });
    expect(JSON.stringify(parsed.problem)).not.toMatch(/tajne|jine/);
  });

  it('reports missing fields', async () => {
    const parsed = await parseSubmission(new FormData(), schema);
    expect(parsed).toMatchObject({ ok: false, problem: { submission: { error: { email: [ruleMessages.required] } } } });
  });

  it('maps backend errors to the corresponding fields', async () => {
    const parsed = await parseSubmission(aForm(validValues), schema);
    if (!parsed.ok) throw new Error('refused');
    const errors = [
      { title: 'Neplatné PSČ', field: 'billing_address.postcode' },
      { title: 'E-mail už známe', field: 'email' },
      { title: 'Zkuste to později' },
    ];
    const fieldOf = (field: string) => (field === 'billing_address.postcode' ? 'postcode' : undefined);
    const { submission } = parsed.refuse(errors, fieldOf);
    expect(submission).toMatchObject({
      status: 'error',
      initialValue: { email: ' jan@example.com ' },
      error: { postcode: ['Neplatné PSČ'], '': ['email - E-mail už známe', 'Zkuste to později'] },
    });
    expect(JSON.stringify(submission)).not.toContain('tajne');
    expect(parsed.refuse(errors).submission.error).toHaveProperty('email');
    expect(parsed.refuse([]).submission.error).toEqual({ '': ['ui:failure.text'] });
  });

  it('responds 400 to a body that is no form', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    await expect(parseSubmission(request, schema)).rejects.toMatchObject({ status: 400 });
  });
});
