import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './testing/listen';
import { createViesStandIn } from './vies-stand-in.mjs';

const server = createViesStandIn();
let origin = '';

beforeAll(async () => {
  origin = await listen(server);
});

afterAll(() => void server.close());

const requester = { requesterMemberStateCode: 'CZ', requesterNumber: '98765434' };

it.each([
  [
    { countryCode: 'CZ', vatNumber: '24081353' },
    { valid: true, name: 'Park a zeleň a.s.', requestIdentifier: '' },
  ],
  [
    { countryCode: 'CZ', vatNumber: '24081353', ...requester },
    { valid: true, countryCode: 'CZ', vatNumber: '24081353', requestIdentifier: expect.stringMatching(/^WAPI\w{12}$/) },
  ],
  [
    { countryCode: 'DE', vatNumber: '100000000' },
    { valid: true, name: '---', address: '---' },
  ],
  [
    { countryCode: 'CZ', vatNumber: '25173901', ...requester },
    { valid: false, name: '---', requestIdentifier: '' },
  ],
  [
    { countryCode: 'DE', vatNumber: '301000000' },
    { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
  ],
  [{ countryCode: 'DE' }, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }],
])('speaks the protocol of VIES: %j', async (question, answer) => {
  const response = await fetch(`${origin}/check-vat-number`, { method: 'POST', body: JSON.stringify(question) });
  expect(await response.json()).toMatchObject(answer);
});
