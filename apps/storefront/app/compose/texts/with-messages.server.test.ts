import { data, redirect } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoaderArgs } from '../../../server/testing/loader-args';
import { startFakeBackend } from '../../../server/testing/fake-backend';
import type { FakeBackend } from '../../../server/testing/fake-backend';
import { configureTexts } from './configure-texts.server';

import { withMessages } from './with-messages.server';

let backend: FakeBackend;

beforeAll(async () => {
  configureTexts();
  backend = await startFakeBackend();
});

afterAll(() => backend.close());

describe('withMessages', () => {
  it('adds the texts of the page in its language', async () => {
    const loader = withMessages(['session'], async () => ({ value: 1 }));
    expect(await loader(await createLoaderArgs(backend, { cookieHeader: 'vyloha_locale=sk' }))).toEqual({
      value: 1,
      messages: { session: expect.objectContaining({ restricted: expect.stringContaining('odhlásili') }) },
    });
  });

  it('keeps status and headers', async () => {
    const loader = withMessages(['session'], async () => data({ value: 1 }, { status: 410, headers: { A: 'b' } }));
    expect(await loader(await createLoaderArgs(backend))).toMatchObject({
      type: 'DataWithResponseInit',
      data: { value: 1, messages: { session: {} } },
      init: { status: 410, headers: { A: 'b' } },
    });
  });

  it('rejects data that cannot carry texts', async () => {
    const load = withMessages(['session'], async () => null);
    await expect(load(await createLoaderArgs(backend))).rejects.toThrow('object');
  });

  it('adds nothing to a page without texts', async () => {
    expect(await withMessages([], async () => null)(await createLoaderArgs(backend))).toBeNull();
  });

  it('leaves redirects alone', async () => {
    const response = redirect('/kosik', 303);
    expect(await withMessages(['session'], async () => response)(await createLoaderArgs(backend))).toBe(response);
  });
});
