import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

interface Registration {
  email: string;
  password: string;
  passwordConfirmation: string;
  /** Page that completes the registration. */
  callbackUrl: string;
}

/** Has a registration link mailed; the response is the same whether or not the e-mail has an account. */
export function register(
  store: StoreClient,
  { passwordConfirmation, ...rest }: Registration,
): Promise<StoreResponse<unknown>> {
  const body = { ...rest, password_confirmation: passwordConfirmation };
  return store.send({ method: 'POST', path: '/api/v1/register', body, schema: emptyResponse });
}
