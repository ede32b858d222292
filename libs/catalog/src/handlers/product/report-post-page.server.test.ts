import { startStubBackend, type StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aWireProduct } from '../../testing/a-wire-product';
import { reportPostAction, reportPostLoader } from './report-post-page.server';

const product = '/store/api/v1/products/p-hadice-flexi';
const reportCall = `POST ${product}/reports`;
const review = { id: 'r-1', stars: 1, text: 'Lež', author: { name: 'Jan K.' }, createdAt: '2026-11-21T08:00:00Z' };
const answer = { id: 'a-1', text: 'Ne.', author: { name: 'Obchod' }, createdAt: '2026-11-21T09:00:00Z' };
const fields = { reason: 'untrue', text: ' Nikdy nekoupil. ', email: '', name: '' };

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    [`GET ${product}/reviews/r-1`]: { body: { data: review } },
    [`GET ${product}/comments`]: { body: { data: [{ ...answer, id: 'q-1', answers: [answer] }] } },
    [reportCall]: { body: { data: {} } },
  });
});
afterAll(() => backend.stop());

function argsOf(id: string, form?: Record<string, string>) {
  const handler = aHandlerContext({ backend });
  const request = aRequest(`/produkt/hadice/nahlasit/${id}`, form === undefined ? {} : { form });
  return { args: { request, params: { slug: 'hadice', id }, context: handler.context }, handler };
}
const posted = () => backend.requests.filter(({ call }) => call === reportCall);

it.each([
  ['r-1', 'Lež'],
  ['q-1', 'Ne.'],
  ['a-1', 'Ne.'],
])('shows what is reported: %s', async (id, text) => {
  expect(await reportPostLoader(argsOf(id).args)).toMatchObject({ post: { text } });
});

it('has nothing to report of what is not there', async () => {
  await expect(reportPostLoader(argsOf('q-2').args)).rejects.toMatchObject({ status: 404 });
  await expect(reportPostAction(argsOf('q-2', fields).args)).rejects.toMatchObject({ status: 404 });
  expect(posted()).toEqual([]);
});

it.each([
  ['r-1', '', '#recenze-r-1', /posoudíme ho\.$/],
  ['a-1', 'jana@example.com', '#dotazy', /e-mailem\.$/],
])('sends the report of %s, and goes back to it', async (id, email, anchor, thanks) => {
  const { args, handler } = argsOf(id, { ...fields, email });
  expect(locationOf(await reportPostAction(args))).toMatch(new RegExp(`^/produkt/.+${anchor}$`));
  expect(posted()).toMatchObject([{ body: { subject_id: id, reason: 'untrue', text: 'Nikdy nekoupil.' } }]);
  expect(handler.flashed).toMatchObject([{ kind: 'success', text: expect.stringMatching(thanks) }]);
});

it.each([
  [{ reason: 'x' }, 'reason'],
  [{ text: '  ' }, 'text'],
  [{ text: 'a'.repeat(2001) }, 'text'],
  [{ email: 'jana' }, 'email'],
])('with %j is rejected at the field', async (changes, field) => {
  const { args } = argsOf('r-1', { ...fields, ...changes });
  expect(await reportPostAction(args)).toMatchObject({
    init: { status: 422 },
    data: { submission: { error: { [field]: [/./] }, initialValue: { ...changes } } },
  });
  expect(posted()).toEqual([]);
});

it('says why the backend refused it, and keeps what was typed', async () => {
  backend.respond({ [reportCall]: { status: 429, body: { errors: [{ title: 'Příliš mnoho pokusů', code: 'x' }] } } });
  expect(await reportPostAction(argsOf('r-1', fields).args)).toMatchObject({
    init: { status: 429 },
    data: { submission: { error: { '': ['Příliš mnoho pokusů'] } } },
  });
});
