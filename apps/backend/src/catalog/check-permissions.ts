import * as v from 'valibot';

/** The server looks at it before the handler runs: with 'true' the asker's own identity counts. */
export const checkPermissionsFlag = v.optional(v.picklist(['true', 'false']), 'false');
