import * as v from 'valibot';
import { maxErrors, vitalNames } from '../../app/compose/page-reports/page-report';

const maxPathLength = 600;
/** No page takes longer, and none shifts more often: anything else is made up. */
const maxVital = 600_000;

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const vital = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(maxVital)));

const errorSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  source: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPathLength)),
  line: place,
  column: place,
});

/** What browsers post; anybody may post anything. The errors are parsed one by one: an odd one does not lose the rest. */
export const pageReportSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPathLength)),
  vitals: v.object(v.entriesFromList(vitalNames, vital)),
  errors: v.pipe(v.array(v.unknown()), v.maxLength(maxErrors)),
});

/** Those of the errors that are readable. */
export function readErrors(errors: readonly unknown[]): v.InferOutput<typeof errorSchema>[] {
  return errors
    .map((error) => v.safeParse(errorSchema, error))
    .flatMap(({ success, output }) => (success ? [output] : []));
}
