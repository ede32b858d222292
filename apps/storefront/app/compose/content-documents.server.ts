import type { AppLoadContext } from '@remix-run/node';
import { createAllowList } from '@vyloha/cms-client';
import { suggestionsDocument } from './search/suggestions-document';
import { withRecommendedGoods } from './search/with-recommended-goods.server';

/** The documents that the rooms' browser parts ask for; a room that has one exports it from its door. */
export const contentDocuments = createAllowList([suggestionsDocument]);

type Variables = Readonly<Record<string, unknown>>;

/** What the host itself adds to the variables of a document, by the document's id. */
export const contentVariables: ReadonlyMap<string, (sent: Variables, context: AppLoadContext) => Promise<Variables>> =
  new Map([[suggestionsDocument.documentId, withRecommendedGoods]]);
