import * as v from 'valibot';

/** `POST /api/oauth/logout`: the body is not used. */
export const logoutResponseSchema = v.unknown();
