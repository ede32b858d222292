import { StoreRefused } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import type { UserAnswer } from '../model/user-answer';
import { userResponseSchema } from '../model/user-response';

/** The owner of the token the client sends; a dead token is an answer, not a failure. */
export async function getUser(store: StoreClient): Promise<UserAnswer> {
  const answer = await store.send({ method: 'GET', path: '/api/v1/user', schema: userResponseSchema, optional: true });
  if (answer.ok) return { kind: 'found', user: answer.data };
  if (answer.status === 401) return { kind: 'refused' };
  throw new StoreRefused(answer);
}
