import { photoLimits } from '@vyloha/contract';
import sharp from 'sharp';
import { HttpError, type TextKey } from '@vyloha/backend-kernel';
import { photoFormat } from './photo-format';

/** The largest that a page shows, at twice the pixels. */
const maxSide = 2000;
const quality = 80;
const maxPixels = photoLimits.maxMegapixels * 1_000_000;
const maxBytes = photoLimits.maxMegabytes * 1024 * 1024;

function refusal(key: TextKey): HttpError {
  const values = { megabytes: photoLimits.maxMegabytes, megapixels: photoLimits.maxMegapixels };
  return new HttpError(422, [{ key, values, field: 'photos', code: 'photo' }]);
}

/** The size in the header, before anything is decoded. */
async function assertSize(bytes: Buffer): Promise<void> {
  // The limit is checked here, so that the reason is known.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw refusal('photoTooLarge');
}

/**
 * The photograph as the shop stores it: upright, of a limited size, encoded anew and so without metadata such as the
 * place where it was taken, and without whatever else was in the file.
 * @throws HttpError 422 for what is no photograph, or too large a one
 */
export async function encodePhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > maxBytes) throw refusal('photoTooLarge');
  const format = photoFormat(bytes);
  if (format === 'heic') throw refusal('photoHeic');
  if (format === 'other') throw refusal('photoType');
  try {
    await assertSize(bytes);
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    throw error instanceof HttpError ? error : refusal('photoBroken');
  }
}
