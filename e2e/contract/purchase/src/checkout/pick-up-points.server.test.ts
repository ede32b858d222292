import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutPages } from '../testing/checkout-pages';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const { load, post, store, orderOf, onMethods } = checkoutPages(() => backend);
const toPoint = { shipper: 's-vydejna', payment: 'pay-transfer' };
const inTabor = '/?doprava=s-vydejna&misto=tabor';

describe('pick-up points', () => {
  it('are those near the address, until others are searched for', async () => {
    const cookies = await onMethods({ details: { city: 'Brno', postcode: '602 00' } });
    const { pickers } = await load(cookies);
    expect(pickers['s-vydejna']).toMatchObject({ query: '602 00', places: [{ id: 'pp-brno-1', distanceKm: 1 }, {}] });
    const searched = await load(cookies, inTabor);
    expect(searched.pickers['s-vydejna']).toMatchObject({
      query: 'tabor',
      foundCount: 1,
      places: [{ id: 'pp-tabor-1' }],
    });
    expect(searched.pickers['s-pobocka']).toMatchObject({ query: '602 00', isPostcodeUnknown: false });
  });

  it('are not guessed from a postcode that does not exist', async () => {
    const cookies = await onMethods({ details: { postcode: '999 99' } });
    const nothing = { query: '', isPostcodeUnknown: false, places: [] };
    expect((await load(cookies)).pickers['s-vydejna']).toMatchObject(nothing);
    const searched = await load(cookies, '/?doprava=s-vydejna&misto=99999');
    expect(searched.pickers['s-vydejna']).toMatchObject({ query: '99999', isPostcodeUnknown: true });
  });

  it('stay in the list while they are selected, whatever is searched for', async () => {
    const cookies = await onMethods();
    await post(cookies, { ...toPoint, shipperBranch: 'pp-brno-1', recalculate: 'true' });
    const page = await load(cookies, inTabor);
    expect(page.pickers['s-vydejna']?.places.map(({ id }) => id)).toEqual(['pp-brno-1', 'pp-tabor-1']);
    expect(page).toMatchObject({ selection: { branchId: 'pp-brno-1' }, isPlaceLost: false });
  });

  it('get the order', async () => {
    const cookies = await onMethods();
    expect(locationOf(await post(cookies, { ...toPoint, shipperBranch: 'pp-tabor-1' }))).toBe('/kosik/dokonceni');
    expect(await orderOf(cookies)).toMatchObject({
      branch: { name: 'Tábor – Trafika' },
      shippingAddress: { name: 'Jana Nováková', city: 'Tábor' },
      shipper: { isAtPoint: true },
    });
  });

  it.each([
    ['a closed one', 'pp-tabor-2', 'pointUnavailable'],
    ['one that does not exist', 'pp-nowhere', 'pointUnavailable'],
    ['a branch of another shipper', 'br-praha-karlin', 'point'],
    ['none', '', 'point'],
  ])('%s is refused beside the list', async (_, shipperBranch, message) => {
    const cookies = await onMethods();
    const refusal = { shipperBranch: [`checkout:problem.${message}`] };
    expect(await post(cookies, { ...toPoint, shipperBranch })).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: refusal } },
    });
    expect((await load(cookies)).selection).toMatchObject({ shipperId: 's-vydejna', branchId: null });
  });

  it('that were closed since are said to be', async () => {
    const cookies = await onMethods();
    await store(cookies, { ...toPoint, shipperBranch: 'pp-tabor-2' });
    expect(await load(cookies)).toMatchObject({ selection: { branchId: null }, isPlaceLost: true });
  });

  it('are selected by the id that a map gives; one that the shop does not know changes nothing', async () => {
    const cookies = await onMethods();
    const onMap = { ...toPoint, recalculate: 's-vydejna' };
    expect(locationOf(await post(cookies, { ...onMap, pickUpRemoteId: '10001' }))).toBe('/kosik/doprava-a-platba');
    expect((await load(cookies)).selection).toMatchObject({ shipperId: 's-vydejna', branchId: 'pp-tabor-1' });
    for (const pickUpRemoteId of ['10002', '77', '../10001'])
      await post(cookies, { ...onMap, shipperBranch: 'pp-tabor-1', pickUpRemoteId });
    expect((await load(cookies)).selection).toMatchObject({ branchId: 'pp-tabor-1' });
  });
});
