import { LRUCache } from 'lru-cache';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { personalValuesOf, renderPersonalContent } from '../../app/render/render-personal-content.server';
import { exactBytes } from '../memory/exact-bytes';
import { stringBytes } from '../memory/estimate-bytes';
import type { PageFrameData, SegmentPage } from './segment-page';

/** Content of one shopper for a hole of a page. */
export interface RenderedContent {
  bytes: Buffer;
}

/** @throws RangeError for a hole that nothing fills */
export type RenderContent = (name: string, personal: PersonalData, page: SegmentPage) => RenderedContent;

const maxBytes = 4 * 1024 * 1024;
/** Overhead of the map's entry. */
const entryBytes = 200;

/** Renders personal content apart from its page, once for equal values. */
export function createContentRenderer(): RenderContent {
  const cache = new LRUCache<string, RenderedContent>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + stringBytes(key) + entryBytes,
  });
  return (name, personal, page) => {
    const key = `${name} ${page.contentKey} ${JSON.stringify(personalValuesOf(name, personal))}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const frameData: PageFrameData = page;
    const rendered = { bytes: exactBytes(Buffer.from(renderPersonalContent(name, personal, frameData))) };
    cache.set(key, rendered);
    return rendered;
  };
}
