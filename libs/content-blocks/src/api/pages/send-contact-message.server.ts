import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { type ContactMessage, messageSentSchema } from '../../model/pages/contact-form-input';

/** Sends a message to the shop's staff. */
export function sendContactMessage(store: StoreClient, message: ContactMessage): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/contact-form', body: message, schema: messageSentSchema });
}
