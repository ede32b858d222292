import * as v from 'valibot';

/** A picture of a store entity in the API. */
export const pictureSchema = v.object({ fileKey: v.string(), alt: v.string() });

export function pictureOf(fileKey: string | null, alt: string): v.InferOutput<typeof pictureSchema> | null {
  return fileKey === null ? null : { fileKey, alt };
}
