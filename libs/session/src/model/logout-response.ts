import * as v from 'valibot';

/** `POST /api/oauth/logout` says nothing that anybody needs. */
export const logoutResponseSchema = v.unknown();
