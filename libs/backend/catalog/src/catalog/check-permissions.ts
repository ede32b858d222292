import * as v from 'valibot';

/** The server reads it before the handler runs: with 'true' the caller's own identity counts. */
export const checkPermissionsFlag = v.optional(v.picklist(['true', 'false']), 'false');
