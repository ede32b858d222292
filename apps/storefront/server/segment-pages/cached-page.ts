import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { exactBytes } from '../memory/exact-bytes';
import { estimateBytes } from '../memory/estimate-bytes';
import { composePlain } from './compose-page';
import type { ShopperPage } from './compose-page';
import type { SegmentPage } from './segment-page';

const brotli = promisify(brotliCompress);
/** Compressed once for thousands of responses; a higher level gains hardly a byte. */
const brotliQuality = 6;

/** The version of a page for guests without anything personal, who are most: whole. */
export interface GuestPage extends ShopperPage {
  brotli: Buffer;
  etag: string;
  policy: string;
  /** For a proxy that keeps documents; empty where there is none. */
  proxyHeaders: Readonly<Record<string, string>>;
}

export interface CachedPage {
  page: SegmentPage;
  /** `null` on the pages of customers. */
  guest: GuestPage | null;
  /** Identifies the data from which its document was rendered; `null` of single-fetch data. */
  dataDigest: string | null;
  /** Its size in memory. */
  bytes: number;
}

export async function compressBrotli(plain: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return exactBytes(await brotli(plain, { params }));
}

export function etagOf(plain: Buffer): string {
  return `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
}

export async function toGuestPage(
  shopperPage: ShopperPage,
  policyOf: (shopperPage: ShopperPage) => string,
  proxyHeaders: GuestPage['proxyHeaders'],
): Promise<GuestPage> {
  const plain = await composePlain(shopperPage);
  return {
    ...shopperPage,
    data: exactBytes(shopperPage.data),
    brotli: await compressBrotli(plain),
    etag: etagOf(plain),
    policy: policyOf(shopperPage),
    proxyHeaders,
  };
}

export function toCachedPage(page: SegmentPage, guest: GuestPage | null, dataDigest: string | null): CachedPage {
  const guestBytes = guest === null ? 0 : estimateBytes({ ...guest, segmentPage: null });
  return { page, guest, dataDigest, bytes: page.bytes + guestBytes };
}
