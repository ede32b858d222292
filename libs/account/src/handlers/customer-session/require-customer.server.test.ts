import { BackendUnavailable } from '@vyloha/http-client';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import { aRequest, locationOf } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { changeWishList } from '../lists/change-wish-list.server';
import { requireCustomer } from './require-customer.server';

function thrownFor(shopper: Parameters<typeof aHandlerContext>[0]) {
  const { context } = aHandlerContext(shopper);
  try {
    return requireCustomer({ request: aRequest('/uzivatel/objednavky?strana=2'), context });
  } catch (thrown) {
    return thrown;
  }
}

it('customers pass, guests log in first and return', () => {
  const user = aUser();
  expect(thrownFor({ shopper: { token: 't', user } })).toBe(user);
  expect(locationOf(thrownFor({}))).toBe('/prihlasit?redirectTo=%2Fuzivatel%2Fobjednavky%3Fstrana%3D2');
});

it('guests of a shop without a login find no such page', () => {
  expect(thrownFor({ features: '-login' })).toMatchObject({ status: 404 });
});

it('a customer whose user cannot be read is not redirected to the login, which would redirect back', () => {
  expect(thrownFor({ shopper: { token: 't', user: null } })).toBeInstanceOf(BackendUnavailable);
});

it('a wish-list button of such a customer reports the failure on its own page', async () => {
  const { context, flashed } = aHandlerContext({ shopper: { token: 't', user: null } });
  const request = aRequest('/prani', {
    form: { add: 'v-konev' },
    headers: { Referer: 'http://localhost:3000/zahrada' },
  });
  expect(locationOf(await changeWishList({ request, params: {}, context }))).toBe('/zahrada');
  expect(flashed).toMatchObject([{ kind: 'danger' }]);
});
