import { timestampField } from '@vyloha/import-documents';
import * as v from 'valibot';

/** Small enough for a fast response and far below the body size limit. */
export const maxDocumentsInPart = 500;

/** Request body of one part of an import through a running backend. */
export const partSchema = v.object({
  /** Id of the import, the same in all its parts. */
  run: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** All parts are checked and then compared with the shop, before the first one is written. */
  step: v.picklist(['check', 'compare', 'write', 'end']),
  /** Whether the import has no other parts, and is written in one transaction. */
  isWhole: v.optional(v.boolean(), false),
  /** Number of documents in the previous parts. */
  placesBefore: v.pipe(v.number(), v.integer(), v.minValue(0)),
  documents: v.pipe(v.array(v.unknown()), v.maxLength(maxDocumentsInPart)),
  placeWord: v.picklist(['document', 'line']),
  startedAt: timestampField,
  asOf: v.optional(timestampField),
});

export type ImportPart = v.InferInput<typeof partSchema>;
