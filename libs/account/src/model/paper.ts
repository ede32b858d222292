import * as v from 'valibot';

/** Lists of papers the backend keeps for a customer. */
export type PapersKind = 'documents' | 'returns';

/** One of `GET /api/v1/user/documents` or `/user/returns` on the wire. */
const paperResponse = v.object({ id: v.string(), title: v.string(), createdAt: v.string() });

/** A list of them on the wire. */
export const papersResponse = v.array(paperResponse);

export interface PapersPageData {
  papers: v.InferOutput<typeof papersResponse>;
  meta: { title: string };
}
