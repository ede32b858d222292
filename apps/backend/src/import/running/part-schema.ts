import * as v from 'valibot';
import { momentField } from '../documents/fields';

/** Documents in one call; a call is answered in moments, and is small beside what a body may be. */
export const mostInPart = 500;

/** One call of an import that a running backend does. */
export const partSchema = v.object({
  /** Name of the import, the same in all its parts. */
  run: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  step: v.picklist(['check', 'write', 'end']),
  /** How many documents came in the parts before. */
  placesBefore: v.pipe(v.number(), v.integer(), v.minValue(0)),
  documents: v.pipe(v.array(v.unknown()), v.maxLength(mostInPart)),
  placeWord: v.picklist(['document', 'line']),
  startedAt: momentField,
  asOf: v.optional(momentField),
});

export type ImportPart = v.InferOutput<typeof partSchema>;
