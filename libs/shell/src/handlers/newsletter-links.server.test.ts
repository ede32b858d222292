import { json, startLocalBackend, type LocalBackend } from '@vyloha/http-client/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import {
  confirmNewsletterAction,
  confirmNewsletterLoader,
  unsubscribeNewsletterAction,
  unsubscribeNewsletterLoader,
} from './newsletter-links.server';
import { newsletterAction } from './newsletter.server';

let local: LocalBackend;
afterEach(() => local.stop());

const dead = json({ errors: [{ title: 'Odkaz už neplatí', code: 'token_dead' }] }, 422);
async function shopperOf(answer = json({ data: {} })) {
  local = await startLocalBackend();
  local.reply(answer);
  return aHandlerContext({ backend: { storeUrl: `${local.baseUrl}/store`, cmsUrl: `${local.baseUrl}/cms` } });
}

it('changes nothing when a link is opened', async () => {
  const { context } = await shopperOf();
  const request = (path: string) => ({ request: aRequest(path), params: {}, context });
  for (const [query, token, isDone] of [
    ['?token=abc', 'abc', false],
    ['?token=abc&stav=potvrzeno', 'abc', false],
    ['?stav=potvrzeno', '', true],
  ])
    expect(await confirmNewsletterLoader(request(`/newsletter/potvrdit${query}`))).toMatchObject({ token, isDone });
  for (const [query, token, step] of [
    ['?token=abc', 'abc', 'confirm'],
    ['', '', 'ask'],
    ['?stav=odhlaseno', '', 'odhlaseno'],
    ['?stav=odeslano', '', 'odeslano'],
    ['?stav=jiny', '', 'ask'],
  ])
    expect(await unsubscribeNewsletterLoader(request(`/newsletter/odhlasit${query}`))).toMatchObject({ token, step });
  expect(local.requests).toEqual([]);
});

const locationOf = (response: unknown) => response instanceof Response && response.headers.get('Location');

it.each([
  [confirmNewsletterAction, 'confirm', '/newsletter/potvrdit', '/newsletter/potvrdit?stav=potvrzeno'],
  [unsubscribeNewsletterAction, 'unsubscribe', '/newsletter/odhlasit', '/newsletter/odhlasit?stav=odhlaseno'],
] as const)('follows it on submit, and drops the secret from the address: %#', async (action, link, path, next) => {
  const { context } = await shopperOf();
  const response = await action({ request: aRequest(path, { form: { token: 'abc' } }), params: {}, context });
  expect(local.requests).toMatchObject([{ method: 'POST', url: `/store/api/v1/newsletter/${link}` }]);
  expect(JSON.parse(local.requests[0]?.body ?? '')).toEqual({ token: 'abc' });
  expect(response).toMatchObject({ status: 303 });
  expect(locationOf(response)).toBe(next);
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
  expect(locationOf(response)).toBe('/newsletter/potvrdit?token=abc');
});

it('offers to mail the address again where a link that unsubscribes is dead; a mail program gets the status', async () => {
  const { context } = await shopperOf(dead);
  const post = (form: Record<string, string>) =>
    unsubscribeNewsletterAction({ request: aRequest('/newsletter/odhlasit?token=x', { form }), params: {}, context });
  expect(await post({ token: 'x' })).toMatchObject({ data: { email: '', problem: null }, init: { status: 422 } });
  local.reply(dead);
  expect(await post({ 'List-Unsubscribe': 'One-Click' })).toMatchObject({ data: null, init: { status: 422 } });
});

it('keeps the link where it could not be followed now', async () => {
  const { context, flashed } = await shopperOf(json({ errors: [{ title: 'Příliš mnoho pokusů' }] }, 429));
  const request = aRequest('/newsletter/odhlasit?token=abc', { form: { token: 'abc' } });
  const response = await unsubscribeNewsletterAction({ request, params: {}, context });
  expect(locationOf(response)).toBe('/newsletter/odhlasit?token=abc');
  expect(flashed).toEqual([{ kind: 'danger', text: 'Příliš mnoho pokusů' }]);
});

it('has the address that unsubscribes mailed, or keeps the e-mail with the reason', async () => {
  const { context } = await shopperOf();
  const form = { email: 'jana@example.com' };
  const ask = () =>
    unsubscribeNewsletterAction({ request: aRequest('/newsletter/odhlasit', { form }), params: {}, context });
  expect(locationOf(await ask())).toBe('/newsletter/odhlasit?stav=odeslano');
  expect(local.requests).toMatchObject([{ url: '/store/api/v1/newsletter/unsubscribe-link' }]);
  expect(JSON.parse(local.requests[0]?.body ?? '')).toEqual(form);
  local.reply(json({ errors: [{ title: 'E-mail není ve správném formátu', field: 'email' }] }, 422));
  const problem = 'E-mail není ve správném formátu';
  expect(await ask()).toMatchObject({ data: { ...form, problem }, init: { status: 422 } });
});

it('rejects a text longer than any secret without asking the store', async () => {
  const { context } = await shopperOf();
  const request = aRequest('/newsletter/potvrdit', { form: { token: 'x'.repeat(401) } });
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
