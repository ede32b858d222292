import type { AppLoadContext } from '@remix-run/node';
import { createAllowList } from '@vyloha/cms-client';
import { suggestionsDocument } from '@vyloha/search';
import { joinFoundTexts, withRecommendedProducts } from '@vyloha/search/server';

/** The GraphQL documents that browser code requests; a library exports its own from its entry point. */
export const contentDocuments = createAllowList([suggestionsDocument]);

/** Documents whose answers include what only the customer who asks may see. */
export const permittedDocuments: ReadonlySet<string> = new Set([suggestionsDocument.documentId]);

type Variables = Readonly<Record<string, unknown>>;

/** Variables that the host itself adds to a document, by the document's id. */
export const contentVariables: ReadonlyMap<
  string,
  (clientVariables: Variables, context: AppLoadContext) => Promise<Variables>
> = new Map([[suggestionsDocument.documentId, withRecommendedProducts]]);

/** What the host does with the response to a document, by the document's id. */
export const contentResponses: ReadonlyMap<string, (response: unknown) => unknown> = new Map([
  [suggestionsDocument.documentId, joinFoundTexts],
]);
