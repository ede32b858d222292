import { data } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend } from '../../server/testing/fake-backend';
import type { FakeBackend } from '../../server/testing/fake-backend';
import { someArgs } from '../../server/testing/some-args';
import { configureTexts } from './configure-texts.server';
import { orMoved } from './moved-path.server';

let backend: FakeBackend;

beforeAll(async () => {
  configureTexts();
  backend = await fakeBackend();
});

beforeEach(() => backend.answers.clear());

afterAll(() => backend.close());

function redirectTo(redirectPath: string | null) {
  backend.answers.set('/cms/redirect', { status: 200, body: { redirectPath } });
}

async function answerOf(thrown: unknown, path = '/stara-cesta') {
  const loader = orMoved(() => Promise.reject(thrown));
  const args = await someArgs(backend, { url: `http://shop.example${path}?p=2` });
  return loader(args).then(
    (answer) => (answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer),
    (error: unknown) => error,
  );
}

const missing = [new Response(null, { status: 404 }), data(null, { status: 404 })] as const;

describe('orMoved', () => {
  it.each(missing)('leads to where the page went', async (thrown) => {
    redirectTo('/nova-cesta');
    expect(await answerOf(thrown)).toEqual([301, '/nova-cesta']);
    const asked = new URLSearchParams(backend.callsTo('/cms/redirect').at(-1)?.url.split('?')[1]);
    expect(Object.fromEntries(asked)).toEqual({
      route: 'all___cs',
      path: '/stara-cesta',
      slug: 'stara-cesta',
      type: 'all',
    });
  });

  it.each([null, '/stara-cesta', 'https://evil.example/', '//evil.example'])(
    'stays a 404 when the service says %j',
    async (redirectPath) => {
      redirectTo(redirectPath);
      expect(await answerOf(missing[0])).toBe(missing[0]);
    },
  );

  it('stays a 404 when the service does not answer', async () => {
    backend.answers.set('/cms/redirect', { status: 500, body: {} });
    expect(await answerOf(missing[1])).toBe(missing[1]);
  });

  it('has nothing to do with other failures', async () => {
    redirectTo('/nova-cesta');
    const failure = new Error('broken');
    expect(await answerOf(failure)).toBe(failure);
    const forbidden = new Response(null, { status: 403 });
    expect(await answerOf(forbidden)).toBe(forbidden);
  });
});
