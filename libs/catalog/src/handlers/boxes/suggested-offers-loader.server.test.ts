import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { suggestedOffersUrl } from '../../model/product/suggested-offers';
import { suggestedOffersLoader } from './suggested-offers-loader.server';

it.each([
  ['without ids', '/ceny-navrhu'],
  ['with ids that are none', '/ceny-navrhu?id=../etc'],
  ['while the backend does not respond', suggestedOffersUrl([{ id: 'p-hadice', variantId: null }])],
])('is empty %s', async (_, address) => {
  const { context } = aHandlerContext();
  const { products } = await suggestedOffersLoader({ request: aRequest(address), params: {}, context });
  expect(products).toEqual([]);
});
