import * as v from 'valibot';

/** `POST /payments/notify` has no body to read. */
export const notificationResponse = v.unknown();
