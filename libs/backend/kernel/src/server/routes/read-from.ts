import { isUnavailable } from '../../database/database-failure';
import type { Replicas } from '../../database/opened-database';
import type { RequestContext } from './request-context';

/** Reads from a replica, and from the primary where there is none, where it fails, and what an editor previews. */
export async function readFrom<Result>(
  replicas: Replicas | null,
  ctx: RequestContext,
  read: (ctx: RequestContext) => Promise<Result>,
): Promise<Result> {
  const db = ctx.preview === null ? (replicas?.find() ?? null) : null;
  if (db === null) return read(ctx);
  try {
    return await read({ ...ctx, db });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    ctx.log.warn({ err: error }, 'a replica cannot serve: the primary is read');
    replicas?.leave(db);
    return read(ctx);
  }
}
