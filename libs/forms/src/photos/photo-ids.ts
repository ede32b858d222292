import { parseIdList, photoLimits } from '@vyloha/contract';

/** Values of the texts about photographs. */
export const photoTextValues = { count: photoLimits.perReview, megabytes: photoLimits.maxMegabytes };

/** Ids of uploaded photographs, from the hidden field of a form that was refused. */
export function parsePhotoIds(text: string | null): readonly string[] {
  return parseIdList(text, photoLimits.perReview);
}
