import { displayText } from '@vyloha/contract';
import * as v from 'valibot';

/** Response of `GET …/terms` of an order: the rich text of what was agreed to, in the language of then. */
export const orderTermsResponse = v.object({ locale: v.string(), title: displayText, content: v.array(v.unknown()) });

export type WireOrderTerms = v.InferOutput<typeof orderTermsResponse>;
