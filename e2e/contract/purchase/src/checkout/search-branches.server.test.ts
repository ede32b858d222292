import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutPages } from '../testing/checkout-pages';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const { load, post, onMethods } = checkoutPages(() => backend);

describe('the search for branches', () => {
  const searchNear = (query: string) => ({
    shipper: 's-pobocka',
    'branchQuery-s-pobocka': query,
    recalculate: 's-pobocka',
  });

  it('shows the nearest ones to a postcode, with everything filled in so far', async () => {
    const cookies = await onMethods();
    const response = await post(cookies, { ...searchNear('602 00'), payment: 'pay-cod', note: 'Zvonek nefunguje.' });
    const path = '/kosik/doprava-a-platba?doprava=s-pobocka&misto=602+00#methods-shipperBranch';
    expect(response).toMatchObject({ status: 303 });
    expect(locationOf(response)).toBe(path);
    const page = await load(cookies, path);
    expect(page.pickers['s-pobocka']?.places).toMatchObject([{ id: 'br-praha-karlin', distanceKm: 185 }]);
    expect(page).toMatchObject({
      pickers: { 's-pobocka': { query: '602 00', isPostcodeUnknown: false } },
      selection: { shipperId: 's-pobocka', paymentId: 'pay-cod' },
      extras: { note: 'Zvonek nefunguje.' },
    });
  });

  it('of an unknown postcode says so and shows all', async () => {
    const page = await load(await onMethods(), '/?doprava=s-pobocka&misto=99999');
    expect(page.pickers['s-pobocka']).toMatchObject({ query: '99999', isPostcodeUnknown: true });
    expect(page.pickers['s-pobocka']?.places.map(({ distanceKm }) => distanceKm)).toEqual([undefined]);
  });

  it('is no part of the order', async () => {
    const cookies = await onMethods();
    const { recalculate: _, ...typed } = searchNear('602 00');
    expect(locationOf(await post(cookies, { ...typed, shipper: 's-ppl', payment: 'pay-transfer' }))).toBe(
      '/kosik/dokonceni',
    );
  });
});
