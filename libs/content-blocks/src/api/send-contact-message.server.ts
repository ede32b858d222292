import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { type ContactMessage, messageSentSchema } from '../model/contact-form-input';

/** Leaves a message for the people of the shop. */
export function sendContactMessage(store: StoreClient, message: ContactMessage): Promise<StoreAnswer<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/contact-form', body: message, schema: messageSentSchema });
}
