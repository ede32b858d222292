import type { AppLoadContext } from '@remix-run/node';
import { formatIdList } from '@vyloha/contract';
import { uploadClaimPhoto } from '../../api/claims/upload-claim-photo.server';
import { claimLimits, parsePhotoIds, photoTextValues } from '../../model/claims/claim-form';

/** Field of the photographs that were uploaded before the form was refused. */
const photosField = 'photos';
/** Checked to send the claim without them. */
export const withoutPhotosField = 'withoutPhotos';

function earlierPhotos(fields: FormData): readonly string[] {
  const text = fields.get(photosField);
  return fields.has(withoutPhotosField) ? [] : parsePhotoIds(typeof text === 'string' ? text : null);
}

/**
 * Uploads the posted photographs, and writes the ids of all into the form: a form that is refused keeps them.
 * @returns why some were refused; null when none were
 */
export async function uploadPhotos(
  { store, postedPhotos, t }: AppLoadContext,
  fields: FormData,
): Promise<string | null> {
  const ids = [...earlierPhotos(fields)];
  const files = postedPhotos?.files ?? [];
  const isTooMany = postedPhotos?.problem === 'tooMany' || ids.length + files.length > claimLimits.photos;
  let problem = isTooMany ? t('returns:claims.photos.tooMany', photoTextValues) : null;
  if (!isTooMany && postedPhotos?.problem === 'tooLarge')
    problem = t('returns:claims.photos.tooLarge', photoTextValues);
  // One after the other: the store decodes few at a time.
  for (const file of isTooMany ? [] : files) {
    const response = await uploadClaimPhoto(store, file);
    if (response.ok) ids.push(response.data.id);
    else problem ??= response.errors[0]?.title ?? t('ui:failure.text');
  }
  fields.set(photosField, formatIdList(ids));
  return problem;
}
