import * as v from 'valibot';

/** A list without the entries that its schema refuses: one that a page cannot use never takes the others away. */
export function validEntries<Entry>(entry: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((item) => {
        const parsed = v.safeParse(entry, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
