import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { aPublicConfig } from '@vyloha/testing';
import { expect, it } from 'vitest';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { exactBytes } from '../memory/exact-bytes';
import { toCachedPage, toGuestPage } from './cached-page';
import type { CachedPage } from './cached-page';
import { composeGzip, composeText } from './compose-page';
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
const personal = { wishListIds: [], compared: [] } as unknown as PersonalData;

/** A page in parts of different sizes, as holes cut it. */
async function aShopperPage(content: string): Promise<ShopperPage> {
  const texts = [600, 3_000, 9_000, 30_000].map((length): CutPart => ({
    kind: 'static',
    text: randomBytes(length / 2).toString('hex'),
  }));
  const parts = texts.flatMap((part): CutPart[] => [part, { kind: 'content', name: 'cart' }]);
  const page = await toSegmentPage(
    { parts, toggles: [], personalIndex: 0 },
    { settings, frame: null, format: 'document', link: null },
  );
  const contentOf = () => ({ bytes: exactBytes(Buffer.from(content)) });
  return { segmentPage: page, personal, data: Buffer.from('<script></script>'), dataHashes: [], contentOf };
}

async function aCachedPage(): Promise<CachedPage> {
  const shopperPage = await aShopperPage('cart');
  return toCachedPage(shopperPage.segmentPage, await toGuestPage(shopperPage, () => "default-src 'self'"));
}

it.each(['cart', ''])('a page can be decompressed with the content "%s"', async (content) => {
  const page = await aShopperPage(content);
  expect(gunzipSync(composeGzip(page)).toString()).toBe(composeText(page));
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
