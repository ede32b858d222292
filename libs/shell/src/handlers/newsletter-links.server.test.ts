import { json, startLocalBackend, type LocalBackend } from '@vyloha/http-client/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import {
  confirmNewsletterAction,
  confirmNewsletterLoader,
  unsubscribeNewsletterAction,
} from './newsletter-links.server';
import { newsletterAction } from './newsletter.server';

let local: LocalBackend;
afterEach(() => local.stop());

const dead = json({ errors: [{ title: 'Odkaz už neplatí' }] }, 422);
async function shopperOf(answer = json({ data: {} })) {
  local = await startLocalBackend();
  local.reply(answer);
  return aHandlerContext({ backend: { storeUrl: `${local.baseUrl}/store`, cmsUrl: `${local.baseUrl}/cms` } });
}

it('changes nothing when a link is opened', async () => {
  const { context } = await shopperOf();
  const args = { request: aRequest('/newsletter/potvrdit?token=abc'), params: {}, context };
  expect(await confirmNewsletterLoader(args)).toMatchObject({ link: 'confirm', token: 'abc' });
  expect(local.requests).toEqual([]);
});

it.each([
  [confirmNewsletterAction, 'confirm', '/newsletter/potvrdit'],
  [unsubscribeNewsletterAction, 'unsubscribe', '/newsletter/odhlasit'],
] as const)('follows it on submit, and drops the secret from the address: %#', async (action, link, path) => {
  const { context, flashed } = await shopperOf();
  const response = await action({ request: aRequest(path, { form: { token: 'abc' } }), params: {}, context });
  expect(local.requests).toMatchObject([{ method: 'POST', url: `/store/api/v1/newsletter/${link}` }]);
  expect(JSON.parse(local.requests[0]?.body ?? '')).toEqual({ token: 'abc' });
  expect(response).toMatchObject({ status: 303 });
  expect(response instanceof Response && response.headers.get('Location')).toBe(path);
  expect(flashed).toMatchObject([{ kind: 'success' }]);
});

it('unsubscribes by the button of a mail program, and by no link that confirms', async () => {
  const { context } = await shopperOf();
  const form = { 'List-Unsubscribe': 'One-Click' };
  const request = aRequest('/newsletter/odhlasit?token=abc', { form });
  expect(await unsubscribeNewsletterAction({ request, params: {}, context })).toBeNull();
  expect(local.requests).toMatchObject([{ method: 'POST', url: '/store/api/v1/newsletter/unsubscribe' }]);
  expect(JSON.parse(local.requests[0]?.body ?? '')).toEqual({ token: 'abc' });
  const confirming = { request: aRequest('/newsletter/potvrdit?token=abc', { form }), params: {}, context };
  await expect(confirmNewsletterAction(confirming)).rejects.toMatchObject({ status: 400 });
});

it('says that a link is dead, and keeps its secret', async () => {
  const { context, flashed } = await shopperOf(dead);
  const request = aRequest('/newsletter/potvrdit', { form: { token: 'abc' } });
  const response = await confirmNewsletterAction({ request, params: {}, context });
  expect(flashed).toEqual([{ kind: 'danger', text: 'Odkaz už neplatí' }]);
  expect(response instanceof Response && response.headers.get('Location')).toBe('/newsletter/potvrdit?token=abc');
});

it('rejects a text longer than any secret without asking the store', async () => {
  const { context } = await shopperOf();
  const request = aRequest('/newsletter/potvrdit', { form: { token: 'x'.repeat(201) } });
  await expect(confirmNewsletterAction({ request, params: {}, context })).rejects.toMatchObject({ status: 400 });
  expect(local.requests).toEqual([]);
});

it('signs up with the wording of the form, and says that a mail is on its way', async () => {
  const { context, flashed } = await shopperOf();
  const form = { email: 'jana@example.com', source: 'footer', redirectTo: '/zahrada' };
  await newsletterAction({ request: aRequest('/newsletter', { form }), params: {}, context });
  const sent = JSON.parse(local.requests[0]?.body ?? '') as unknown;
  expect(sent).toMatchObject({ email: form.email, source: 'footer', terms: true });
  expect(sent).toMatchObject({
    callbackUrl: expect.stringMatching(/\/newsletter\/potvrdit$/) as unknown,
    wording: expect.stringContaining('souhlas platí 20 let nebo do odvolání') as unknown,
  });
  expect(flashed).toMatchObject([{ kind: 'success', text: expect.stringContaining('odběr potvrdíte') as unknown }]);
});
