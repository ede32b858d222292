import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { aPublicConfig } from '@vyloha/testing';
import { expect, it, vi } from 'vitest';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { personalPlaceholder } from '../../app/compose/personal/personal-data';
import { exactBytes } from '../memory/exact-bytes';
import { brotliOf, toCachedPage, toGuestPage } from './cached-page';
import type { CachedPage } from './cached-page';
import { composeGzip, composePlain } from './compose-page';
import type { ShopperPage } from './compose-page';
import { cutPage } from './cut-page';
import type { CutPart } from './cut-page';
import { toSegmentPage } from './segment-page';
import type { SegmentPage } from './segment-page';

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
const prices = { currency, hasTax: true, displayVat: true, displayBothPrices: true };
const shopper = {
  ...prices,
  isLoggedIn: false,
  isIdentityUnknown: false,
  isBusiness: false,
  variant: 'b2c',
  groups: [],
};
const settings = { config: aPublicConfig(), frame: '1', locale: 'cs' as const, messages: {}, shopper };

/** A page in parts of different sizes, as holes cut it; some have the mark of a product of the wish list every 3 000 characters. */
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
  const guest = await toGuestPage(shopperPage, () => "default-src 'self'", {});
  // Asked for twice.
  expect([brotliOf(guest), brotliOf(guest)]).toEqual([null, null]);
  await vi.waitFor(() => expect(guest.brotli).not.toBeNull(), 20_000);
  return toCachedPage(shopperPage.segmentPage, guest, null);
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
])('with the wish list %j, %i products of a page are marked', async (wishListIds, markedCount) => {
  const page = await aShopperPage('cart', wishListIds);
  const plain = await composePlain(page);
  expect(plain.toString().match(/♥/g) ?? []).toHaveLength(markedCount);
  const neutral = await composePlain({ ...page, personal: { ...page.personal, wishListIds: [] } });
  expect(plain.byteLength - neutral.byteLength).toBe(markedCount);
  expect(gunzipSync(await composeGzip(page))).toEqual(plain);
});

/** Bytes in use on the heap, without garbage. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

/** A page as it is rendered, 200 kB with a product that can be put on the wish list. */
function renderedPage(at: number): string {
  const mark = `<hole-x list="wishListIds" value="product-number-${at}">on<hole-x-else></hole-x-else>off</hole-x>`;
  return `<!DOCTYPE html><html><body>${mark}${`<p>${at}</p>`.repeat(25_000)}</body></html>`;
}

it('a page that is kept does not keep the text it was cut from', async () => {
  const handOff = `${JSON.stringify([{ _1: 2 }, 'root', { _3: 4 }, 'personal', personalPlaceholder])}\n`;
  const before = usedHeap();
  const pages: SegmentPage[] = [];
  for (let at = 0; at < 100; at += 1) {
    // As a response's text: one string in memory.
    const cut = cutPage(Buffer.from(renderedPage(at)).toString(), handOff, 'hole-x');
    if (cut === null) throw new Error('The page cannot be cut');
    pages.push(await toSegmentPage(cut, { settings, frame: null, format: 'document', link: null }));
  }
  expect(usedHeap() - before).toBeLessThan(5_000_000);
  expect(pages.map(({ toggleIds }) => toggleIds.get('wishListIds')?.size)).toEqual(Array(100).fill(1));
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
