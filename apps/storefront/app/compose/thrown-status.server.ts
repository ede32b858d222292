import * as v from 'valibot';

/** What `throw data(value, { status })` throws. */
const dataWithStatus = v.object({ init: v.object({ status: v.number() }) });

/** The status with which a loader answers by throwing; `null` when it broke. */
export function thrownStatus(thrown: unknown): number | null {
  if (thrown instanceof Response) return thrown.status;
  return v.is(dataWithStatus, thrown) ? thrown.init.status : null;
}
