import { createHash } from 'node:crypto';

/** By which authenticators tell the accounts of the shop apart: says nothing about the customer, and fits their limit. */
export function userHandle(customerId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(customerId).digest());
}
