import { formatIdList } from '@vyloha/contract';
import { uploadPhoto } from '../../../api/upload-photo.server';
import { maxPhotos, parsePhotoIds, photoTextValues } from '../../../model/reviews/photos';
import type { ProductFormArgs } from './product-form.server';

/** Field of the photographs that were uploaded before the form was refused. */
const photosField = 'photos';
/** Checked to send the review without them. */
export const withoutPhotosField = 'withoutPhotos';

function earlierPhotos(fields: FormData): readonly string[] {
  if (fields.has(withoutPhotosField)) return [];
  const text = fields.get(photosField);
  return parsePhotoIds(typeof text === 'string' ? text : null);
}

/**
 * Uploads the posted photographs, and writes the ids of all into the form: a form that is refused keeps them.
 * @returns why some were refused, if so
 */
export async function uploadPhotos(
  { store, postedPhotos, t }: ProductFormArgs['context'],
  fields: FormData,
): Promise<{ problem: string | null }> {
  const ids = [...earlierPhotos(fields)];
  const files = postedPhotos?.files ?? [];
  const isTooMany = postedPhotos?.problem === 'tooMany' || ids.length + files.length > maxPhotos;
  let problem = isTooMany ? t('catalog:reviews.photos.tooMany', photoTextValues) : null;
  if (!isTooMany && postedPhotos?.problem === 'tooLarge')
    problem = t('catalog:reviews.photos.tooLarge', photoTextValues);
  // One after the other: the backend decodes few at a time.
  for (const file of isTooMany ? [] : files) {
    const response = await uploadPhoto(store, file);
    if (response.ok) ids.push(response.data);
    else problem ??= response.errors[0]?.title ?? t('ui:failure.text');
  }
  fields.set(photosField, formatIdList(ids));
  return { problem };
}
