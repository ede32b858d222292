import { createAllowList } from '@vyloha/cms-client';

/** The documents that the rooms' browser parts ask for; a room that has one exports it from its door. */
export const contentDocuments = createAllowList([]);
