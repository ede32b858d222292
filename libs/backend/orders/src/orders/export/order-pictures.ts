import { findImage, formatFor, readImage, readOriginal, toFrame } from '@vyloha/backend-content';
import type { RequestContext } from '@vyloha/backend-kernel';
import type { OrderItemRow } from '../placing/to-order-rows';
import { PictureNames } from './picture-names';
import type { ZippedPicture } from './zip-pictures';

/** Enough for a catalogue or a label. */
const size = { width: 1200, height: 1200, crop: false, upscale: false };

/** Pictures of an order's products, each once; those that the shop no longer has are omitted. */
export async function* orderPictures(
  { db, settings, log }: Pick<RequestContext, 'db' | 'settings' | 'log'>,
  items: AsyncIterable<OrderItemRow>,
): AsyncGenerator<ZippedPicture> {
  const names = new PictureNames();
  const added = new Set<string>();
  for await (const { mainImage, variantMarketingCode, productMarketingCode } of items) {
    const stored = mainImage === null || added.has(mainImage.fileKey) ? null : await findImage(db, mainImage.fileKey);
    if (stored === null) continue;
    added.add(stored.fileKey);
    const store = { db, dataDir: settings.dataDir };
    const original = await readOriginal(stored, store);
    if (original === null) continue;
    const frame = toFrame(size, original);
    const format = formatFor(stored, false);
    const bytes = await readImage({ stored, frame, format }, store, log);
    if (bytes === null) continue;
    const extension = format === 'jpeg' ? 'jpg' : format;
    yield { name: names.next(variantMarketingCode || productMarketingCode, extension), bytes };
  }
}
