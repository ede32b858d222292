import * as v from 'valibot';

/** Answer of `POST /api/oauth/login`: the bearer token. */
export const loginResponse = v.pipe(
  v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ access_token: token }) => token),
);
