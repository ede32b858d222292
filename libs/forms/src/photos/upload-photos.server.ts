import type { AppLoadContext } from '@remix-run/node';
import { formatIdList, photoLimits } from '@vyloha/contract';
import type { FormRefusal } from '../submission/parse-submission.server';
import { parsePhotoIds } from './photo-ids';

/** Field of the photographs that were uploaded before the form was refused. */
const photosField = 'photos';
/** Checked to send the form without them. */
export const withoutPhotosField = 'withoutPhotos';

function earlierPhotos(fields: FormData): readonly string[] {
  const text = fields.get(photosField);
  return fields.has(withoutPhotosField) ? [] : parsePhotoIds(typeof text === 'string' ? text : null);
}

type UploadResponse = { ok: true; data: string } | { ok: false; errors: readonly { title?: string | undefined }[] };

interface UploadOptions {
  /** Uploads one; its answer has the id. */
  upload: (file: Uint8Array) => Promise<UploadResponse>;
  texts: { tooMany: string; tooLarge: string; /** Where the answer has no reason. */ failure: string };
}

/**
 * Uploads the posted photographs, and writes the ids of all into the form: a form that is refused keeps them.
 * @returns why some were refused; null when none were
 */
export async function uploadPhotos(
  { postedPhotos }: Pick<AppLoadContext, 'postedPhotos'>,
  fields: FormData,
  { upload, texts }: UploadOptions,
): Promise<string | null> {
  const ids = [...earlierPhotos(fields)];
  const files = postedPhotos?.files ?? [];
  const isTooMany = postedPhotos?.problem === 'tooMany' || ids.length + files.length > photoLimits.perReview;
  let problem = isTooMany ? texts.tooMany : null;
  if (!isTooMany && postedPhotos?.problem === 'tooLarge') problem = texts.tooLarge;
  // One after the other: the store decodes few at a time.
  for (const file of isTooMany ? [] : files) {
    const uploaded = await upload(file);
    if (uploaded.ok) ids.push(uploaded.data);
    else problem ??= uploaded.errors[0]?.title ?? texts.failure;
  }
  fields.set(photosField, formatIdList(ids));
  return problem;
}

/** A form that is refused for another reason, with what is wrong with its photographs. */
export function withPhotoProblem({ submission }: FormRefusal, problem: string | null): FormRefusal {
  if (problem === null) return { submission };
  return { submission: { ...submission, error: { ...submission.error, photos: [problem] } } };
}
