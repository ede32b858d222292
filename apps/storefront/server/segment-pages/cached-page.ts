import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { exactBytes } from '../memory/exact-bytes';
import { estimateBytes } from '../memory/estimate-bytes';
import { composeGzip, composePlain } from './compose-page';
import type { ShopperPage } from './compose-page';
import type { SegmentPage } from './segment-page';

const brotli = promisify(brotliCompress);
/** Compressed once for many responses; a higher level gains hardly a byte. */
const brotliQuality = 6;

/** The version of a page for guests without anything personal, who are most: whole. */
export interface GuestPage extends ShopperPage {
  /** `null` until the page has been asked for again, and until it is compressed then. */
  brotli: Buffer | null;
  brotliState: 'unasked' | 'asked once' | 'requested';
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
  return {
    ...shopperPage,
    data: exactBytes(shopperPage.data),
    brotli: null,
    brotliState: 'unasked',
    // The same bytes in any encoding.
    etag: etagOf(await composeGzip(shopperPage)),
    policy: policyOf(shopperPage),
    proxyHeaders,
  };
}

/** Of what the page takes as gzip; it is counted before it is there. */
const brotliShare = 0.9;

/**
 * The page in brotli, where it is compressed already. A page that nobody asks for twice, or that is outdated before, is
 * not compressed: that takes longer than all else of its making but rendering.
 */
export function brotliOf(page: GuestPage): Buffer | null {
  if (page.brotliState === 'unasked') page.brotliState = 'asked once';
  else if (page.brotliState === 'asked once') {
    page.brotliState = 'requested';
    composePlain(page)
      .then(compressBrotli)
      .then(
        (brotli) => (page.brotli = brotli),
        () => (page.brotliState = 'unasked'),
      );
  }
  return page.brotli;
}

const deflatedBytes = ({ parts }: SegmentPage): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'static' ? part.deflated.byteLength : 0), 0);

export function toCachedPage(page: SegmentPage, guest: GuestPage | null, dataDigest: string | null): CachedPage {
  const guestBytes =
    guest === null
      ? 0
      : estimateBytes({ ...guest, segmentPage: null, brotli: null }) + Math.ceil(deflatedBytes(page) * brotliShare);
  return { page, guest, dataDigest, bytes: page.bytes + guestBytes };
}
