import { LRUCache } from 'lru-cache';
import { stringBytes } from '../../server/memory/estimate-bytes';
import { ownText } from '../../server/memory/own-text';
import type { CachedParts } from '../compose/frame/cached-part';
import { holeTag } from './hole-tag.server';

/** HTML of a part of the frame: its texts, with a hole after each but the last. */
interface CachedPart {
  texts: readonly string[];
  holes: readonly string[];
}

const partTag = `${holeTag}-part`;
const partPattern = new RegExp(`<${partTag} name="(\\d+)">([\\s\\S]*?)</${partTag}>`, 'g');
const holePattern = new RegExp(`<${holeTag} name="([^"]*)">([\\s\\S]*?)</${holeTag}>`);
/** React writes it where something within a boundary failed. */
const failedBoundary = '<!--$!-->';

const maxBytes = 4 * 1024 * 1024;
/** Overhead of the map's entry. */
const entryBytes = 300;

const kept = new LRUCache<string, CachedPart>({
  maxSize: maxBytes,
  maxEntrySize: maxBytes / 8,
  sizeCalculation: ({ texts }, key) =>
    texts.reduce((sum, text) => sum + stringBytes(text), stringBytes(key)) + entryBytes,
});

/** Texts and, between them, names and contents of the holes. */
function split(html: string) {
  const pieces = html.split(holePattern);
  const every = (offset: number) => pieces.filter((_, at) => at % 3 === offset);
  return { texts: every(0), holes: every(1), contents: every(2) };
}

function join(texts: readonly string[], contents: readonly string[]): string {
  return texts.map((text, at) => text + (contents[at] ?? '')).join('');
}

/** The parts of one page that is rendered for a shopper. */
export interface PageParts extends CachedParts {
  /**
   * The page's HTML without marks: parts that were left out are put there, others are kept.
   * @param nonce of this page's scripts: no other page may have it
   */
  fill(html: string, nonce: string | undefined): string;
}

export function createPageParts(): PageParts {
  const used: { key: string; part: CachedPart | null }[] = [];
  return {
    partTag,
    holeTag,
    use(key) {
      const part = kept.get(key) ?? null;
      return { name: String(used.push({ key, part }) - 1), holes: part?.holes ?? null };
    },
    fill(html, nonce) {
      return html.replace(partPattern, (_, name: string, inner: string) => {
        const { key = '', part = null } = used[Number(name)] ?? {};
        const { texts, holes, contents } = split(inner);
        if (part !== null) return join(part.texts, contents);
        const isOwn = nonce !== undefined && inner.includes(nonce);
        if (!isOwn && !inner.includes(failedBoundary))
          kept.set(key, { texts: texts.map(ownText), holes: holes.map(ownText) });
        return join(texts, contents);
      });
    },
  };
}
