import * as v from 'valibot';

/** One of `GET /api/v1/user/sessions` on the wire: where the customer is logged in. */
const deviceSessionResponse = v.object({
  id: v.string(),
  /** Names of browser and system; null when unknown. */
  device: v.nullable(v.string()),
  /** ISO 8601 with zone. */
  createdAt: v.string(),
  isCurrent: v.boolean(),
  /** Opened by the shop's staff. */
  isStaff: v.boolean(),
});

export type DeviceSession = v.InferOutput<typeof deviceSessionResponse>;

/** The sessions of a customer on the wire. */
export const deviceSessionsResponse = v.array(deviceSessionResponse);
