import * as v from 'valibot';

/** Response of a call that sets a password: the browser's device token, where the backend issues one. */
export const newPasswordResponse = v.pipe(
  v.object({ device_token: v.nullish(v.pipe(v.string(), v.nonEmpty()), null) }),
  v.transform(({ device_token: deviceToken }) => deviceToken),
);
