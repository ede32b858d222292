import * as v from 'valibot';

export const validationResponse = v.object({ result: v.boolean() });
