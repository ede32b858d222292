import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import type { Frame } from '../../app/compose/frame/frame';
import type { PageSettings } from '../../app/compose/root/root-loader.server';
import { exactBytes } from '../memory/exact-bytes';
import { estimateBytes } from '../memory/estimate-bytes';
import { ownText } from '../memory/own-text';
import { inlineScriptHashes } from '../security/inline-script-hashes';
import { crcShift } from './crc32';
import type { CutPage, Toggle } from './cut-page';
import type { PageFormat } from './page-request';

/** Compressed once for all responses; level 7 takes 1.4 times as long for a hundredth fewer bytes. */
const deflateLevel = 5;
/** Blocks that end at a byte, so that others can follow them. */
const deflateOptions = { level: deflateLevel, finishFlush: constants.Z_FULL_FLUSH };
const deflate = promisify(deflateRaw);

/** Text that is the same for all of a segment, compressed so that it can stand anywhere in a gzip body. */
export interface StaticPart {
  kind: 'static';
  deflated: Buffer;
  /** Of the text in UTF-8. */
  length: number;
  crc: number;
  crcShift: number;
}

export type PagePart = StaticPart | { kind: 'content'; name: string } | { kind: 'data' };

/** What content that is rendered apart from its page needs of it. */
export interface PageFrameData {
  settings: PageSettings;
  /** Needed by the content of holes. */
  frame: Frame | null;
}

/** A page for all shoppers of a segment. */
export interface SegmentPage extends PageFrameData {
  format: PageFormat;
  parts: readonly PagePart[];
  personalIndex: number;
  /** Ids of the two-state places of this page, by list. */
  toggleIds: ReadonlyMap<string, ReadonlySet<string>>;
  /** The places themselves, compressed: only shoppers with one of the ids need them. */
  toggles: Buffer;
  /** Sources of a policy that allow its inline scripts, but for the one with the personal data. */
  scriptHashes: readonly string[];
  /** Identifies everything that content depends on besides the shopper. */
  contentKey: string;
  /** The `Link` header of its document, if any. */
  link: string | null;
  /** Its size in memory. */
  bytes: number;
}

/** Compresses a text by itself. */
export async function toStaticPart(text: string): Promise<StaticPart> {
  const plain = Buffer.from(text);
  return {
    kind: 'static',
    deflated: exactBytes(await deflate(plain, deflateOptions)),
    length: plain.byteLength,
    crc: crc32(plain),
    crcShift: crcShift(plain.byteLength),
  };
}

/** The text of a static part. */
export function textOf({ deflated }: StaticPart): string {
  return inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}

function idsByList(toggles: readonly Toggle[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { list, id } of toggles) {
    const known = ids.get(list);
    if (known === undefined) ids.set(ownText(list), new Set([ownText(id)]));
    else known.add(ownText(id));
  }
  return ids;
}

/** Compresses a page, and prepares what its responses have in common. */
export async function toSegmentPage(
  { parts, toggles, personalIndex }: CutPage,
  page: PageFrameData & Pick<SegmentPage, 'format' | 'link'>,
): Promise<SegmentPage> {
  const { settings, frame, format, link } = page;
  const text = parts.map((part) => (part.kind === 'static' ? part.text : '')).join('');
  const { config, locale, shopper } = settings;
  const contentKey = [config.theme, config.domain.code, settings.frame, locale, JSON.stringify(shopper)].join(' ');
  const compressed = {
    parts: await Promise.all(parts.map(async (part) => (part.kind === 'static' ? toStaticPart(part.text) : part))),
    personalIndex,
    toggleIds: idsByList(toggles),
    toggles: exactBytes(await deflate(JSON.stringify(toggles))),
    scriptHashes: format === 'document' ? inlineScriptHashes(text) : [],
    contentKey: createHash('sha256').update(contentKey).digest('base64url'),
  };
  // The frame is shared by all pages.
  return { ...compressed, settings, frame, format, link, bytes: estimateBytes({ ...compressed, settings, link }) };
}
