import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentDocuments } from '../app/compose/content-documents.server';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { aWireCart } from './testing/a-wire-cart';
import { aBrowser } from './testing/browser';
import type { Browser } from './testing/browser';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

const userPath = '/store/api/v1/user';
const partPath = '/store/api/v1/part';
const [documentId = ''] = contentDocuments.keys();
const content = `/api/content?documentId=${documentId}`;
/** A document, its single-fetch data, and the browser's content requests. */
const addresses = ['/part', '/part.data', content];
const outage = { status: 503, body: { errors: [] } };
const refusal = { status: 401, body: { errors: [{ title: 'Přihlášení vypršelo' }] } };

let backend: FakeBackend;
let host: RunningHost;

function answerUser(groups: string[]): void {
  const data = { id: 'u', email: 'a@b.cz', name: 'Jan', variantHash: 'b2b', groups };
  backend.responses.set(userPath, { status: 200, body: { data } });
}

beforeAll(async () => {
  backend = await startFakeBackend();
});

beforeEach(async () => {
  await host?.close();
  host = await aHost(backend);
  backend.responses.clear();
  backend.responses.set('/cms/graphql', { status: 200, body: { data: {} } });
  backend.responses.set('/store/api/v1/cart', { status: 200, body: { data: aWireCart() } });
  answerUser(['business']);
  backend.calls.length = 0;
});

afterAll(() => Promise.all([host.close(), backend.close()]));

/** The price lists and groups sent to the backend, each once. */
function sentIdentities(): string[] {
  const pairs = backend.calls.map(({ headers }) => `${headers['x-user-variant']} ${headers['x-user-groups']}`);
  return [...new Set(pairs)].sort();
}

/** A shopper who according to the backend is a business user. */
async function aBusinessShopper(): Promise<Browser> {
  const browser = aBrowser(host, { token: 't-1' });
  await browser.get('/part');
  backend.calls.length = 0;
  return browser;
}

describe('price list and groups that a shopper claims', () => {
  it.each(addresses)('are not trusted on %s together with a token that cannot be sent', async (path) => {
    const browser = aBrowser(host, { token: '%C5%99', variant: 'b2b', groups: 'business', guest_cart: '%0D%0Ax' });
    expect((await browser.get(path)).status).toBe(200);
    expect(sentIdentities()).toEqual(['b2c ']);
    expect(backend.callsTo(userPath)).toEqual([]);
    for (const { headers } of backend.calls) expect(headers).not.toHaveProperty('x-guest-cart');
    await browser.get('/part');
    expect(browser.names()).toEqual(['session']);
  });

  it.each(addresses)('are not trusted on %s while the token is not verified', async (path) => {
    backend.responses.set(userPath, outage);
    const browser = aBrowser(host, { token: 't-1', variant: 'b2b', groups: 'business' });
    await browser.get(path);
    expect(sentIdentities()).toEqual(['b2c ']);
    expect(browser.value('token')).toBe('t-1');
  });

  it.each(addresses)('are not trusted on %s together with a token they were not sealed for', async (path) => {
    const business = await aBusinessShopper();
    const [variant = '', groups = ''] = [business.value('variant'), business.value('groups')];
    backend.responses.set(userPath, outage);
    const thief = aBrowser(host, { token: 't-2', variant, groups });
    await thief.get(path);
    const guest = aBrowser(host, { variant, groups });
    await guest.get(path);
    expect(sentIdentities()).toEqual(['b2c ']);
  });

  it('neither read nor write shared reads of business users', async () => {
    backend.responses.set(userPath, outage);
    const claiming = aBrowser(host, { token: 't-1', variant: 'b2b', groups: 'business' });
    const shared = () => backend.callsTo('/store/api/v1/shared').map(({ headers }) => headers['x-user-groups']);
    backend.responses.set('/store/api/v1/shared', { status: 200, body: { data: 'tady' } });
    await claiming.get('/shared');
    expect(shared()).toEqual(['']);
    answerUser(['business']);
    await aBrowser(host, { token: 't-2' }).get('/shared');
    expect(shared()).toEqual(['', 'business']);
    backend.responses.set(userPath, outage);
    await claiming.get('/shared');
    await aBrowser(host).get('/shared');
    expect(shared()).toEqual(['', 'business']);
  });
});

describe('price list and groups that were proven', () => {
  it.each(addresses)('are preserved on %s while the backend does not respond', async (path) => {
    const browser = await aBusinessShopper();
    backend.responses.set(userPath, outage);
    await browser.get(path);
    expect(sentIdentities()).toContain('b2b business');
    expect(browser.names()).toEqual(['groups', 'session', 'token', 'variant']);
  });

  it('are limited to what was proven last', async () => {
    const browser = await aBusinessShopper();
    answerUser([]);
    await browser.get('/part');
    backend.responses.set(userPath, outage);
    backend.calls.length = 0;
    await browser.get('/part');
    expect(sentIdentities()).toContain('b2b ');
    expect(sentIdentities()).not.toContain('b2b business');
  });

  it('end at once with a token that is rejected', async () => {
    const browser = await aBusinessShopper();
    backend.responses.set(userPath, refusal);
    await browser.get('/part');
    expect(browser.names()).toEqual(['session']);
  });

  it('end at once with a token that any other call rejects', async () => {
    const browser = await aBusinessShopper();
    backend.responses.set(userPath, outage);
    backend.responses.set(partPath, refusal);
    await browser.get('/part');
    expect(browser.names()).toEqual(['session']);
  });
});

describe('the address of a shopper', () => {
  it.each([
    ['0', '127.0.0.1'],
    ['1', '203.0.113.66'],
    ['forwarded,127.0.0.1', '203.0.113.77'],
    ['10.0.0.0/8', '127.0.0.1'],
  ])('is with TRUST_PROXY=%s what those proxies say: %s', async (TRUST_PROXY, address) => {
    await host.close();
    host = await aHost(backend, { TRUST_PROXY });
    await host.get('/part', {
      Cookie: 'vyloha_token=t-1',
      'X-Forwarded-For': '203.0.113.88, 203.0.113.66',
      Forwarded: 'for=203.0.113.99, for=203.0.113.77',
    });
    const addresses = backend.callsTo(userPath).map(({ headers }) => headers['x-forwarded-for']);
    expect(addresses).toEqual([address]);
  });
});
