import { displayText } from '@vyloha/contract';
import * as v from 'valibot';

/** Kinds of document lists the backend has for a customer. */
export type DocumentKind = 'documents';

/** One of `GET /api/v1/user/documents` on the wire. */
const documentResponse = v.object({ id: v.string(), title: displayText, createdAt: v.string() });

/** A list of them on the wire. */
export const documentsResponse = v.array(documentResponse);
