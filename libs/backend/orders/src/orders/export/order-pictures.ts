import { formatFor, shopPictures, toFrame } from '@vyloha/backend-content';
import type { RequestContext } from '@vyloha/backend-kernel';
import type { OrderItemRow } from '../placing/to-order-rows';
import { PictureNames } from './picture-names';
import type { ZippedPicture } from './zip-pictures';

/** Enough for a catalogue or a label. */
const size = { width: 1200, height: 1200, crop: false, upscale: false };

/** Pictures of an order's products, each once; those that the shop no longer has are omitted. */
export async function* orderPictures(
  ctx: Pick<RequestContext, 'db' | 'services'>,
  items: AsyncIterable<OrderItemRow>,
): AsyncGenerator<ZippedPicture> {
  const { db } = ctx;
  const pictures = shopPictures.of(ctx);
  const names = new PictureNames();
  const added = new Set<string>();
  for await (const { mainImage, variantMarketingCode, productMarketingCode } of items) {
    const stored =
      mainImage === null || added.has(mainImage.fileKey) ? null : await pictures.find(db, mainImage.fileKey);
    if (stored === null) continue;
    added.add(stored.fileKey);
    const original = await pictures.readOriginal(db, stored);
    if (original === null) continue;
    const frame = toFrame(size, original);
    const format = formatFor(stored, false);
    const bytes = await pictures.read(db, { stored, frame, format });
    if (bytes === null) continue;
    const extension = format === 'jpeg' ? 'jpg' : format;
    yield { name: names.next(variantMarketingCode || productMarketingCode, extension), bytes };
  }
}
