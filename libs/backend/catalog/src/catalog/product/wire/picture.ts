import type * as v from 'valibot';
import type { StoredPicture } from '@vyloha/backend-kernel';
import { type Locale, pickTranslation } from '@vyloha/contract';
import type { pictureSchema } from '@vyloha/backend-shop';

type WirePicture = v.InferOutput<typeof pictureSchema>;

export function toPicture({ fileKey, alt }: StoredPicture, locale: Locale): WirePicture {
  return { fileKey, alt: pickTranslation(alt, locale) };
}

export function toPictureOrNull(picture: StoredPicture | null, locale: Locale): WirePicture | null {
  return picture === null ? null : toPicture(picture, locale);
}
