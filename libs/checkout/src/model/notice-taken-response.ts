import * as v from 'valibot';

/** `POST /payments/notify` answers nothing worth reading. */
export const noticeTakenResponse = v.unknown();
