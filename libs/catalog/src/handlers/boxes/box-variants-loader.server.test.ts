import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { boxVariantsUrl } from '../../model/variants/box-variants';
import { boxVariantsLoader } from './box-variants-loader.server';

it.each([
  ['without ids', '/varianty'],
  ['with ids that are none', '/varianty?id=../etc'],
  ['while the backend does not respond', boxVariantsUrl(['p-hadice'])],
])('is empty %s', async (_, address) => {
  const { context } = aHandlerContext();
  const { products } = await boxVariantsLoader({ request: aRequest(address), params: {}, context });
  expect(products).toEqual({});
});
