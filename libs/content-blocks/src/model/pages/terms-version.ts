import { displayText } from '@vyloha/contract';
import * as v from 'valibot';

/** Query key that selects a version of the terms. */
export const termsVersionKey = 'verze';

/** A version of the terms: its id and when it began, ISO 8601. */
export interface TermsVersionLink {
  id: string;
  createdAt: string;
}

/** `GET /api/v1/terms`, the newest first. */
export const termsVersionsResponse = v.array(v.object({ id: v.string(), createdAt: v.string() }));

/** `GET /api/v1/terms/{id}`. */
export const termsVersionResponse = v.object({
  id: v.string(),
  title: displayText,
  content: v.array(v.unknown()),
  createdAt: v.string(),
});

export type TermsVersion = v.InferOutput<typeof termsVersionResponse>;
