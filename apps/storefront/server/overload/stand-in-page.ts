import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { estimateBytes } from '../memory/estimate-bytes';
import type { Encoding } from '../http/accepts-encoding';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Compressed once for thousands of responses; a higher level gains hardly a byte. */
const brotliQuality = 6;
const gzipLevel = 7;

interface EncodedPage {
  body: Buffer;
  headers: Readonly<Record<string, string | number>>;
}

/** A whole page, ready to be written to a socket. */
export interface WholePage {
  plain: EncodedPage;
  encoded: Readonly<Record<Encoding, EncodedPage>>;
  etag: string;
  /** Headers of a 304 response. */
  notModifiedHeaders: Readonly<Record<string, string>>;
  /** Its size in memory. */
  bytes: number;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|dns-prefetch)"[^>]*>/g;

/**
 * A page as browsers without script get it. It is shown at the address of any other, whose route its scripts would look
 * for and not find.
 */
export function withoutScripts(html: string): string {
  return html.replaceAll(scripts, '');
}

/** Compresses a page, creates its ETag and its fixed headers. */
export async function toWholePage(html: string, commonHeaders: Readonly<Record<string, string>>): Promise<WholePage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
    gzipAsync(plain, { level: gzipLevel }),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const notModifiedHeaders = {
    ...commonHeaders,
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  };
  const headers = { ...notModifiedHeaders, 'Content-Type': 'text/html; charset=utf-8' };
  const encode = (body: Buffer, encoding?: Encoding): EncodedPage => ({
    body,
    headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': body.byteLength },
  });
  const page = {
    plain: encode(plain),
    encoded: { br: encode(br, 'br'), gzip: encode(gzipped, 'gzip') },
    etag,
    notModifiedHeaders,
  };
  return { ...page, bytes: estimateBytes(page) };
}
