import * as v from 'valibot';

const message = 'checkout:problem.dateOfBirth';
/** Nobody alive was born before. */
const earliest = '1900-01-01';

/** `YYYY-MM-DD` of a day that was, or nothing. */
export const dateOfBirth = v.union(
  [
    v.literal(''),
    v.pipe(
      v.string(),
      v.isoDate(message),
      v.check((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), message),
      v.check((day) => day >= earliest && day <= new Date().toISOString(), message),
    ),
  ],
  message,
);
