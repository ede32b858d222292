import { createAllowList } from '@vyloha/cms-client';
import { suggestionsDocument } from './search/suggestions-document';

/** The documents that the rooms' browser parts ask for; a room that has one exports it from its door. */
export const contentDocuments = createAllowList([suggestionsDocument]);
