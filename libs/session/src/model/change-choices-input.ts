import { isLocale } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

const flagSchema = v.picklist(['true', 'false']);

/** The form that changes how the shop is shown; each of its fields stands alone. */
const changeChoicesSchema = v.object({
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  locale: v.optional(v.custom<Locale>(isLocale)),
  displayVat: v.optional(flagSchema),
  displayBothPrices: v.optional(flagSchema),
  redirectTo: v.optional(v.string()),
});

/** Every field of that form. */
export const changeChoicesFields = Object.keys(changeChoicesSchema.entries);

/** The form's fields; `null` when one of them makes no sense. */
export function parseChangeChoices(fields: unknown): v.InferOutput<typeof changeChoicesSchema> | null {
  const parsed = v.safeParse(changeChoicesSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** Where that form is posted. */
export const choicesPath = '/volby';
