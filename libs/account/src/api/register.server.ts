import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

interface Registration {
  email: string;
  password: string;
  passwordConfirmation: string;
  /** Page that proves the e-mail. */
  callbackUrl: string;
}

/** Makes an account; a mail with a link proves the e-mail. */
export function register(
  store: StoreClient,
  { passwordConfirmation, ...rest }: Registration,
): Promise<StoreAnswer<unknown>> {
  const body = { ...rest, password_confirmation: passwordConfirmation };
  return store.send({ method: 'POST', path: '/api/v1/register', body, schema: nothingResponse });
}
