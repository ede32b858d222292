import { isLocale } from '@vyloha/contract';
import * as v from 'valibot';

const flagSchema = v.picklist(['true', 'false']);

/** The form that changes how the shop is shown; each of its fields stands alone. */
export const changeChoicesSchema = v.object({
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  locale: v.optional(v.custom<'cs' | 'sk'>(isLocale)),
  displayVat: v.optional(flagSchema),
  displayBothPrices: v.optional(flagSchema),
  redirectTo: v.optional(v.string()),
});

/** Where that form is posted. */
export const choicesPath = '/volby';
