import { taxTreatments } from '@vyloha/contract';
import * as v from 'valibot';

/** Whose tax prices include, or why they include none. */
export const taxSchema = v.object({
  /** alpha-3 */
  countryCode: v.string(),
  treatment: v.picklist(taxTreatments),
});
