import { isLocale } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

const flagSchema = v.picklist(['true', 'false']);

/** The preferences form; its fields are independent. */
const preferencesSchema = v.object({
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  locale: v.optional(v.custom<Locale>(isLocale)),
  displayVat: v.optional(flagSchema),
  displayBothPrices: v.optional(flagSchema),
  redirectTo: v.optional(v.string()),
});

/** All fields of that form. */
export const preferencesFields = Object.keys(preferencesSchema.entries);

/** Parses the form; `null` when a field is invalid. */
export function parsePreferences(fields: unknown): v.InferOutput<typeof preferencesSchema> | null {
  const parsed = v.safeParse(preferencesSchema, fields);
  return parsed.success ? parsed.output : null;
}
