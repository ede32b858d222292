import { firstErrorText, formatIdList, parseIdList, photoLimits } from '@vyloha/contract';
import { uploadPhoto } from '../../../api/upload-photo.server';
import type { ProductFormArgs } from './product-form.server';

/** Field of the photographs that were uploaded before the form was refused. */
const photosField = 'photos';
/** Checked to send the review without them. */
export const withoutPhotosField = 'withoutPhotos';

function keptPhotos(fields: FormData): readonly string[] {
  if (fields.has(withoutPhotosField)) return [];
  const text = fields.get(photosField);
  return parseIdList(typeof text === 'string' ? text : null, photoLimits.perReview);
}

/**
 * Uploads the posted photographs, and writes the ids of all into the form: a form that is refused keeps them.
 * @returns why some were refused, if so
 */
export async function uploadPhotos(
  { store, postedPhotos, t }: ProductFormArgs['context'],
  fields: FormData,
): Promise<{ problem: string | null }> {
  const ids = [...keptPhotos(fields)];
  const files = postedPhotos?.files ?? [];
  const limits = { count: photoLimits.perReview, megabytes: photoLimits.maxMegabytes };
  const isTooMany = postedPhotos?.problem === 'tooMany' || ids.length + files.length > photoLimits.perReview;
  let problem = isTooMany ? t('catalog:reviews.photos.tooMany', limits) : null;
  if (!isTooMany && postedPhotos?.problem === 'tooLarge') problem = t('catalog:reviews.photos.tooLarge', limits);
  // One after the other: the backend decodes few at a time.
  for (const file of isTooMany ? [] : files) {
    const response = await uploadPhoto(store, file);
    if (response.ok) ids.push(response.data);
    else problem ??= firstErrorText(response.errors) ?? t('ui:failure.text');
  }
  fields.set(photosField, formatIdList(ids));
  return { problem };
}
