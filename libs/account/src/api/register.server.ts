import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

interface Registration {
  email: string;
  password: string;
  passwordConfirmation: string;
  /** Page that makes the account. */
  callbackUrl: string;
}

/** Has a link mailed that makes the account; the answer is the same whether or not the e-mail has one. */
export function register(
  store: StoreClient,
  { passwordConfirmation, ...rest }: Registration,
): Promise<StoreAnswer<unknown>> {
  const body = { ...rest, password_confirmation: passwordConfirmation };
  return store.send({ method: 'POST', path: '/api/v1/register', body, schema: nothingResponse });
}
