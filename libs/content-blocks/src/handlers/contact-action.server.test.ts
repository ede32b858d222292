import { aHandlerContext, startStubBackend, type StubBackend } from '@vyloha/catalog/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactAction } from './contact-action.server';

const call = 'POST /store/api/v1/contact-form';
const validFields = { name: 'Jana', email: 'jana@example.com', phone: '', message: 'Máte mladé jabloně?' };

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({ [call]: { body: { data: {} } } });
});
afterAll(() => backend.stop());

function submitForm(fields: Record<string, string>) {
  const { context } = aHandlerContext({ backend });
  const request = new Request('http://localhost/kontakt', { method: 'POST', body: new URLSearchParams(fields) });
  return contactAction({ request, params: {}, context });
}

it('sends the message and redirects to the confirmation', async () => {
  const response = await submitForm(validFields);
  expect(response).toBeInstanceOf(Response);
  expect(response).toMatchObject({ status: 303 });
  expect(backend.requests).toMatchObject([
    { call, body: { name: 'Jana', email: 'jana@example.com', message: 'Máte mladé jabloně?' } },
  ]);
});

it('keeps the input when a field is invalid, and sends no request', async () => {
  const response = await submitForm({ ...validFields, email: 'jana', phone: '777' });
  expect(response).toMatchObject({
    init: { status: 422 },
    data: {
      submission: {
        initialValue: { message: 'Máte mladé jabloně?' },
        error: { email: ['forms:email'], phone: ['forms:phone_number'] },
      },
    },
  });
  expect(backend.requests).toEqual([]);
});

it('does not send what a program wrote that fills in every field, and says so', async () => {
  expect(await submitForm({ ...validFields, leaveEmpty: 'https://spam.example' })).toMatchObject({
    init: { status: 422 },
    data: { submission: { error: { '': [expect.stringContaining('Odešlete ji prosím ještě jednou')] } } },
  });
  expect(backend.requests).toEqual([]);
});

it('reports too many messages', async () => {
  backend.respond({ [call]: { status: 429, body: { errors: [{ title: 'Zkuste to prosím později' }] } } });
  expect(await submitForm(validFields)).toMatchObject({
    init: { status: 429 },
    data: { submission: { error: { '': ['Zkuste to prosím později'] } } },
  });
});
