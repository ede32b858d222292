import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';
import { type SettingsInput, toUserBody } from '../model/settings-input';

/** Changes what the shop knows of the customer. */
export function changeUser(store: StoreClient, input: SettingsInput): Promise<StoreAnswer<unknown>> {
  return store.send({ method: 'PATCH', path: '/api/v1/user', body: toUserBody(input), schema: nothingResponse });
}
