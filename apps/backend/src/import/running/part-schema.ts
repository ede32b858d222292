import { timestampField } from '@vyloha/import-documents';
import * as v from 'valibot';

/** Small enough for a fast response and far below the body size limit. */
export const maxDocumentsInPart = 500;

/** Request body of one part of an import through a running backend. */
export const partSchema = v.object({
  /** Id of the import, the same in all its parts. */
  run: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  step: v.picklist(['check', 'write', 'end']),
  /** Number of documents in the previous parts. */
  placesBefore: v.pipe(v.number(), v.integer(), v.minValue(0)),
  documents: v.pipe(v.array(v.unknown()), v.maxLength(maxDocumentsInPart)),
  placeWord: v.picklist(['document', 'line']),
  startedAt: timestampField,
  asOf: v.optional(timestampField),
});

export type ImportPart = v.InferOutput<typeof partSchema>;
