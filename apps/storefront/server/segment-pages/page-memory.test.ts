import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { aPublicConfig } from '@vyloha/testing';
import { expect, it } from 'vitest';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { exactBytes } from '../memory/exact-bytes';
import { toCachedPage, toGuestPage } from './cached-page';
import type { CachedPage } from './cached-page';
import { composeGzip, composePlain } from './compose-page';
import type { ShopperPage } from './compose-page';
import type { CutPart } from './cut-page';
import { toSegmentPage } from './segment-page';

/** The memory behind all buffers of a value, with what they do not use of it. */
function buffersOf(value: unknown): Map<ArrayBufferLike, number> {
  const found = new Map<ArrayBufferLike, number>();
  const visited = new Set<unknown>();
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || visited.has(one)) return;
    visited.add(one);
    if (Buffer.isBuffer(one)) found.set(one.buffer, (found.get(one.buffer) ?? 0) + one.byteLength);
    else for (const member of one instanceof Map || one instanceof Set ? one : Object.values(one)) visit(member);
  };
  visit(value);
  return found;
}

const format = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' } as const;
const currency = { ...format, code: 'CZK', symbol: 'Kč', hideZeroDecimals: true };
const prices = { currency, displayVat: true, displayBothPrices: true };
const shopper = { ...prices, isLoggedIn: false, isIdentityUnknown: false, isBusiness: false, groups: [] };
const settings = { config: aPublicConfig(), frame: '1', locale: 'cs' as const, messages: {}, shopper };

/** A page in parts of different sizes, as holes cut it; some have a heart every 3 000 characters. */
async function aShopperPage(content: string, wishListIds: readonly string[] = []): Promise<ShopperPage> {
  const texts = [600, 3_000, 9_000, 30_000].map((length): CutPart => ({
    kind: 'static',
    text: randomBytes(length / 2).toString('hex'),
  }));
  const parts = texts.flatMap((part): CutPart[] => [part, { kind: 'content', name: 'cart' }]);
  const toggles = [4, 6].flatMap((part) =>
    [0, 3_000, 6_000].map((at) => ({ part, at, length: 2, on: '♥', list: 'wishListIds', id: `p-${part}-${at}` })),
  );
  const page = await toSegmentPage(
    { parts, toggles, personalIndex: 0 },
    { settings, frame: null, format: 'document', link: null },
  );
  const contentOf = () => ({ bytes: exactBytes(Buffer.from(content)) });
  const personal = { wishListIds, compared: [] } as unknown as PersonalData;
  return { segmentPage: page, personal, data: Buffer.from('<script></script>'), dataHashes: [], contentOf };
}

async function aCachedPage(): Promise<CachedPage> {
  const shopperPage = await aShopperPage('cart');
  return toCachedPage(shopperPage.segmentPage, await toGuestPage(shopperPage, () => "default-src 'self'"));
}

it.each(['cart', ''])('a page can be decompressed with the content "%s"', async (content) => {
  const page = await aShopperPage(content);
  expect(gunzipSync(await composeGzip(page))).toEqual(await composePlain(page));
});

it.each([
  [[], 0],
  [['p-99'], 0],
  [['p-4-0'], 1],
  [['p-4-0', 'p-4-6000', 'p-6-3000', 'p-6-6000', 'p-99'], 4],
])('a shopper who likes %j gets a page with %i hearts', async (wishListIds, hearts) => {
  const page = await aShopperPage('cart', wishListIds);
  const plain = await composePlain(page);
  expect(plain.toString().match(/♥/g) ?? []).toHaveLength(hearts);
  const neutral = await composePlain({ ...page, personal: { ...page.personal, wishListIds: [] } });
  expect(plain.byteLength - neutral.byteLength).toBe(hearts);
  expect(gunzipSync(await composeGzip(page))).toEqual(plain);
});

it('a page takes as much memory as it is counted for', async () => {
  const page = await aCachedPage();
  const buffers = [...buffersOf(page)];
  expect(buffers.length).toBeGreaterThan(4);
  for (const [{ byteLength }, used] of buffers) expect(used).toBe(byteLength);
  const total = buffers.reduce((sum, [{ byteLength }]) => sum + byteLength, 0);
  expect(page.bytes).toBeGreaterThan(total);
  expect(page.bytes).toBeLessThan(total * 1.3);
});
