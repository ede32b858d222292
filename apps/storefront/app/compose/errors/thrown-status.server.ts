import * as v from 'valibot';

/** What `throw data(value, { status })` throws. */
const dataWithStatus = v.object({ init: v.object({ status: v.number() }) });

/** The status of a response that a loader throws; `null` for any other error. */
export function thrownStatus(thrown: unknown): number | null {
  if (thrown instanceof Response) return thrown.status;
  return v.is(dataWithStatus, thrown) ? thrown.init.status : null;
}
