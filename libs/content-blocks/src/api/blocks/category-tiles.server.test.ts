import { aHandlerContext } from '@vyloha/catalog/testing';
import { expect, it, vi } from 'vitest';
import { listCategoryTilesOrNone } from './category-tiles.server';

it('sends no request without ids', async () => {
  const { cms } = aHandlerContext().context;
  const query = vi.spyOn(cms, 'query');
  expect(await listCategoryTilesOrNone(cms, 'cs', [])).toEqual([]);
  expect(query).not.toHaveBeenCalled();
});

it('returns no categories when the content system does not respond', async () => {
  expect(await listCategoryTilesOrNone(aHandlerContext().context.cms, 'cs', ['c-zahrada'])).toEqual([]);
});
