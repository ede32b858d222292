import { data, redirect } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { configureTexts } from './configure-texts.server';

import { anArgs } from '../testing/an-args';
import { withMessages } from './with-messages.server';

configureTexts();

describe('withMessages', () => {
  it('adds the texts of the page in its language', async () => {
    const loader = withMessages(['session'], async () => ({ value: 1 }));
    expect(await loader(anArgs({ locale: 'sk' }))).toEqual({
      value: 1,
      messages: { session: { restricted: expect.stringContaining('odhlásili') } },
    });
  });

  it('keeps status and headers', async () => {
    const loader = withMessages(['session'], async () => data({ value: 1 }, { status: 410, headers: { A: 'b' } }));
    expect(await loader(anArgs())).toMatchObject({
      type: 'DataWithResponseInit',
      data: { value: 1, messages: { session: {} } },
      init: { status: 410, headers: { A: 'b' } },
    });
  });

  it('leaves redirects alone', async () => {
    const response = redirect('/kosik', 303);
    expect(await withMessages(['session'], async () => response)(anArgs())).toBe(response);
  });
});
