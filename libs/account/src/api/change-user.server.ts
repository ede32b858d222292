import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { type SettingsInput, toUserBody } from '../model/settings-input';

/** Updates the customer's personal data. */
export function changeUser(store: StoreClient, input: SettingsInput): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'PATCH', path: '/api/v1/user', body: toUserBody(input), schema: emptyResponse });
}
