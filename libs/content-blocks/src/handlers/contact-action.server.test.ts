// @vitest-environment node
import { aHandlerContext, startStubBackend, type StubBackend } from '@vyloha/catalog/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactAction } from './contact-action.server';

const call = 'POST /store/api/v1/contact-form';
const filled = { name: 'Jana', email: 'jana@example.com', phone: '', message: 'Máte mladé jabloně?' };

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.answer({ [call]: { body: { data: {} } } });
});
afterAll(() => backend.stop());

function write(fields: Record<string, string>) {
  const { context } = aHandlerContext({ backend });
  const request = new Request('http://localhost/kontakt', { method: 'POST', body: new URLSearchParams(fields) });
  return contactAction({ request, params: {}, context });
}

it('sends the message and goes back to say so', async () => {
  const answer = await write(filled);
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 303 });
  expect(backend.requests).toMatchObject([
    { call, body: { name: 'Jana', email: 'jana@example.com', message: 'Máte mladé jabloně?' } },
  ]);
});

it('keeps what was written when a field is wrong, and asks nobody', async () => {
  const answer = await write({ ...filled, email: 'jana', phone: '777' });
  expect(answer).toMatchObject({
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

it('says that there were too many messages', async () => {
  backend.answer({ [call]: { status: 429, body: { errors: [{ title: 'Zkuste to prosím později' }] } } });
  expect(await write(filled)).toMatchObject({
    init: { status: 429 },
    data: { submission: { error: { '': ['Zkuste to prosím později'] } } },
  });
});
