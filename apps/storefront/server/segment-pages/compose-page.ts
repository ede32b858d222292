import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { combineCrc } from './crc32';
import { personalDataScript, personalElements } from './cut-page';
import type { Toggle } from './cut-page';
import { finePartsOf } from './fine-parts';
import type { FinePart } from './fine-parts';
import { flattenValue } from './flatten-value';
import type { RenderedContent, RenderContent } from './personal-content';
import { textOf } from './segment-page';
import type { PagePart, SegmentPage } from './segment-page';

/** One shopper's version of a page. */
export interface ShopperPage {
  segmentPage: SegmentPage;
  personal: PersonalData;
  /** The personal data; on a document a script with its tags. */
  data: Buffer;
  /** Sources of a policy that allow that script. */
  dataHashes: readonly string[];
  contentOf: (name: string) => RenderedContent;
}

/** Fills in what belongs to one shopper. */
export function toShopperPage(
  segmentPage: SegmentPage,
  personal: PersonalData,
  renderContent: RenderContent,
): ShopperPage {
  const elements = flattenValue(personal, segmentPage.personalIndex);
  const contentOf = (name: string) => renderContent(name, personal, segmentPage);
  if (segmentPage.format === 'data')
    return { segmentPage, personal, data: Buffer.from(personalElements(elements)), dataHashes: [], contentOf };
  const text = personalDataScript(elements);
  const digest = createHash('sha256').update(text).digest('base64');
  const data = Buffer.from(`<script>${text}</script>`);
  return { segmentPage, personal, data, dataHashes: [`'sha256-${digest}'`], contentOf };
}

const gzipHeader = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block. */
const lastBlock = Buffer.from([3, 0]);
const maxStoredBytes = 65_535;

/** Blocks of deflate that hold bytes as they are. */
function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.byteLength; at += maxStoredBytes) {
    const content = bytes.subarray(at, at + maxStoredBytes);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(content.byteLength, 1);
    header.writeUInt16LE(~content.byteLength & 0xffff, 3);
    blocks.push(header, content);
  }
  return blocks;
}

const perShopper = { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_FULL_FLUSH };

/** The page as a gzip body, of parts that were compressed once, but for those where something is on for the shopper. */
export async function composeGzip(page: ShopperPage): Promise<Buffer> {
  const blocks: Buffer[] = [gzipHeader];
  let crc = 0;
  let length = 0;
  for (const { part, toggles } of await partsOf(page)) {
    if (part.kind === 'static' && toggles.length === 0) {
      blocks.push(part.deflated);
      crc = combineCrc(crc, part.crc, part.crcShift);
      length += part.length;
    } else {
      const bytes = bytesOf(part, page, toggles);
      // Of no bytes, zlib's function may return 0 instead of the CRC so far.
      if (bytes.byteLength === 0) continue;
      blocks.push(...(part.kind === 'static' ? [deflateRawSync(bytes, perShopper)] : storedBlocks(bytes)));
      crc = crc32(bytes, crc);
      length += bytes.byteLength;
    }
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([...blocks, lastBlock, trailer]);
}

/** The shopper's lists that toggles show. */
function listsOf({ compared, wishListIds }: PersonalData): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries({ compared, wishListIds }));
}

/** Whether something on this page is on for the shopper. */
function hasToggledOn({ segmentPage, personal }: ShopperPage): boolean {
  const lists = listsOf(personal);
  return [...segmentPage.toggleIds].some(([list, ids]) => lists.get(list)?.some((id) => ids.has(id)) === true);
}

/** The page's parts with the toggles that are on for the shopper. */
async function partsOf(page: ShopperPage): Promise<readonly FinePart[]> {
  if (!hasToggledOn(page)) return page.segmentPage.parts.map((part) => ({ part, toggles: [] }));
  const lists = listsOf(page.personal);
  return (await finePartsOf(page.segmentPage)).map(({ part, toggles }) => ({
    part,
    toggles: toggles.filter(({ list, id }) => lists.get(list)?.includes(id)),
  }));
}

function withTogglesOn(text: string, toggles: readonly Toggle[]): string {
  let result = '';
  let end = 0;
  for (const { at, length, on } of toggles) {
    result += text.slice(end, at) + on;
    end = at + length;
  }
  return result + text.slice(end);
}

function bytesOf(part: PagePart, { data, contentOf }: ShopperPage, toggles: readonly Toggle[]): Buffer {
  if (part.kind === 'data') return data;
  if (part.kind === 'content') return contentOf(part.name).bytes;
  return Buffer.from(withTogglesOn(textOf(part), toggles));
}

/** The page uncompressed, with its toggles as the shopper has them. */
export async function composePlain(page: ShopperPage): Promise<Buffer> {
  return Buffer.concat((await partsOf(page)).map(({ part, toggles }) => bytesOf(part, page, toggles)));
}
