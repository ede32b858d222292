import { aHandlerContext, startStubBackend, type StubBackend } from '@vyloha/catalog/testing';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewAction, previewLoader } from './preview.server';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
});
afterAll(() => backend.stop());

function open(token: string, entry: object | null) {
  backend.respond({
    [`GET /cms/previews/${token}`]: entry === null ? { status: 404, body: {} } : { body: entry },
  });
  const handled = aHandlerContext({ backend });
  const request = aRequest(`/nahled?token=${encodeURIComponent(token)}`);
  return { handled, response: previewLoader({ request, params: {}, context: handled.context }) };
}

const slug = { cs: 'rez-ruzi', sk: 'rez-ruzi-sk' };

describe('the link of a preview', () => {
  it.each([
    ['article', slug, '/clanek/rez-ruzi'],
    ['page', slug, '/stranka/rez-ruzi'],
    ['content_page', slug, '/rez-ruzi'],
    ['faq_question', null, '/nejcastejsi-dotazy'],
    ['banner_wide', null, '/'],
  ])('opens an entry of %s where it will be', async (type, address, path) => {
    const { handled, response } = open('a-token', { type, id: 'x', slug: address });
    expect(locationOf(await response)).toBe(path);
    expect([...handled.cookies.keys()]).toContain('preview');
    expect(locationOf(await previewAction({ ...handled, request: aRequest('/nahled'), params: {} }))).toBe('/');
    expect([...handled.cookies.keys()]).not.toContain('preview');
  });

  it.each(['', 'expired', 'x'.repeat(201), 'two words', 'line\r\nX-Header: 1'])(
    'says that %j shows nothing, and keeps nothing',
    async (token) => {
      const { handled, response } = open(token, null);
      expect(locationOf(await response)).toBe('/');
      expect(handled.flashed).toMatchObject([{ kind: 'danger' }]);
      expect([...handled.cookies.keys()]).not.toContain('preview');
      expect(backend.requests).toHaveLength(token === 'expired' ? 1 : 0);
    },
  );
});
