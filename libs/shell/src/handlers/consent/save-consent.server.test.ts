import type { CookieKey } from '@vyloha/contract';
import { json, startLocalBackend, type LocalBackend } from '@vyloha/http-client/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import { consentNotice } from '../../model/closed-notices';
import { parseConsentRecord } from '../../model/consent-record';
import { consentVersion } from './consent-wording.server';
import { saveConsent } from './save-consent.server';

const known = '8c5f2a0e-3f0b-4b57-9d5e-6f1a2b3c4d5e';
let local: LocalBackend | undefined;
afterEach(() => local?.stop());

async function decide(granted: readonly 'analytics'[], cookies: Map<CookieKey, string>, answer?: { status: number }) {
  if (answer !== undefined) {
    local = await startLocalBackend();
    local.reply(json({ errors: [{ title: 'Ne' }] }, answer.status));
  }
  const backend = local && { storeUrl: `${local.baseUrl}/store`, cmsUrl: `${local.baseUrl}/cms` };
  const { context } = aHandlerContext({ features: 'utm', cookies, ...(backend && { backend }) });
  const request = aRequest('/zavrit', { form: {} });
  request.headers.set('Cookie', '_ga=GA1');
  const notice = consentNotice(consentVersion(context.config));
  const headers = await saveConsent(request, context, { granted, notice });
  return { deleted: headers.getSetCookie(), record: parseConsentRecord(cookies.get('consent') ?? null) };
}

it.each([undefined, { status: 422 }, { status: 429 }, { status: 503 }])(
  'a refusal deletes cookies whatever the backend says: %j',
  async (answer) => {
    const cookies = new Map<CookieKey, string>([
      ['consent', `1a2b3c4d.1.${known}`],
      ['utm', 'utm_source=x'],
    ]);
    const { deleted, record } = await decide([], cookies, answer);
    expect(deleted).toContain('_ga=; Path=/; Max-Age=0');
    expect(cookies.has('utm')).toBe(false);
    expect(record?.id).toBe(known);
    if (local) expect(JSON.parse(local.requests[0]?.body ?? '')).toMatchObject({ id: known, granted: [] });
  },
);

it('a consent has its id although the backend is down, and no other id than a UUID is taken', async () => {
  const { record } = await decide(['analytics'], new Map([['consent', '1a2b3c4d.1.jana-novakova']]));
  expect(record?.id).toMatch(/^[\da-f-]{36}$/);
  expect((await decide([], new Map([['consent', '1a2b3c4d.1.jana-novakova']]))).record?.id).toBeNull();
});
