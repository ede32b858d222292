import * as v from 'valibot';

/** Answer of a call that sets a password: the secret of the browser that set it, where the backend knows devices. */
export const newPasswordResponse = v.pipe(
  v.object({ device_token: v.nullish(v.pipe(v.string(), v.nonEmpty()), null) }),
  v.transform(({ device_token: deviceToken }) => deviceToken),
);
