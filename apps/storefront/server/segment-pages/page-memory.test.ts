import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memoryUsed(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
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
    { settings, frame: null, format: 'document' },
  );
  const contentOf = () => ({ bytes: exactBytes(Buffer.from(content)) });
  return { page, personal, data: Buffer.from('<script></script>'), dataHashes: [], contentOf };
}

async function aCachedPage(): Promise<CachedPage> {
  const shopperPage = await aShopperPage('cart');
  return toCachedPage(shopperPage.page, await toGuestPage(shopperPage, () => "default-src 'self'"));
}

it.each(['cart', ''])('a page can be decompressed with the content "%s"', async (content) => {
  const page = await aShopperPage(content);
  expect(gunzipSync(composeGzip(page)).toString()).toBe(composeText(page));
});

it('a page takes as much memory as it is counted for', async () => {
  await aCachedPage();
  const before = memoryUsed();
  const pages: CachedPage[] = [];
  for (let count = 0; count < 100; count += 1) pages.push(await aCachedPage());
  const taken = memoryUsed() - before;
  const counted = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(taken / counted).toBeGreaterThan(0.6);
  expect(taken / counted).toBeLessThan(1.3);
});
