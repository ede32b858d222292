import { constants, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Toggle } from './cut-page';
import { textOf, toStaticPart } from './segment-page';
import type { PagePart, SegmentPage } from './segment-page';

/** A part of a page with its places of two states, which are off in it. */
export interface FinePart {
  part: PagePart;
  toggles: readonly Toggle[];
}

/** A few product boxes: the smaller, the less is compressed for one shopper, and the larger the whole page. */
const maxJoinedLength = 8_000;

/** Of about 50 kB each. */
const maxPages = 100;

const togglesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      part: v.number(),
      at: v.number(),
      length: v.number(),
      on: v.string(),
      list: v.string(),
      id: v.string(),
    }),
  ),
);

function readToggles({ toggles }: SegmentPage): readonly Toggle[] {
  return v.parse(togglesSchema, inflateRawSync(toggles, { finishFlush: constants.Z_SYNC_FLUSH }).toString());
}

/** Offsets at which pieces of a text begin: never inside a toggle, and those with toggles are small. */
function pieceStarts(toggles: readonly Toggle[]): readonly number[] {
  const starts = new Set([0]);
  let lastStart = -Infinity;
  for (const { at, length } of toggles) {
    if (at + length - lastStart > maxJoinedLength) {
      starts.add(at);
      lastStart = at;
    }
  }
  const last = toggles.at(-1);
  if (last !== undefined) starts.add(last.at + last.length);
  return [...starts];
}

async function cutFinely(part: PagePart, toggles: readonly Toggle[]): Promise<readonly FinePart[]> {
  if (part.kind !== 'static' || toggles.length === 0) return [{ part, toggles }];
  const text = textOf(part);
  const starts = pieceStarts(toggles);
  return Promise.all(
    starts.map(async (start, index) => {
      const end = starts[index + 1] ?? text.length;
      return {
        part: await toStaticPart(text.slice(start, end)),
        toggles: toggles
          .filter(({ at }) => at >= start && at < end)
          .map((toggle) => ({ ...toggle, at: toggle.at - start })),
      };
    }),
  );
}

async function cutPageFinely(page: SegmentPage): Promise<readonly FinePart[]> {
  const toggles = readToggles(page);
  const parts = page.parts.map((part, index) =>
    cutFinely(
      part,
      toggles.filter((toggle) => toggle.part === index),
    ),
  );
  return (await Promise.all(parts)).flat();
}

const finelyCutPages = new LRUCache<SegmentPage, Promise<readonly FinePart[]>>({ max: maxPages });

/**
 * The page for shoppers for whom one of its toggles is on: in small parts, so that little has to be compressed for them
 * alone. Everybody else gets the large ones, which are a third smaller in all.
 */
export function finePartsOf(page: SegmentPage): Promise<readonly FinePart[]> {
  const known = finelyCutPages.get(page);
  if (known !== undefined) return known;
  const parts = cutPageFinely(page);
  finelyCutPages.set(page, parts);
  return parts;
}
