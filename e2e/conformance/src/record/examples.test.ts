import { describe, expect, it } from 'vitest';
import {
  operationNamed,
  operations,
  problemsOfFailure,
  problemsOfRequest,
  problemsOfSuccess,
} from '../contract/operations';
import { readExamples } from './examples';
import { normalize } from './recorder';

/** Operations of which a success needs what a caller over HTTP does not have. */
const withoutSuccess = [
  // A payment at the gateway.
  'POST /store/api/v1/payments/notify',
  'POST /store/api/v1/payments/refunds',
  // An account from before e-mails were verified.
  'POST /store/api/v1/activate',
  // An authenticator.
  'POST /store/api/v1/user/passkeys',
  'DELETE /store/api/v1/user/passkeys/{id}',
  'POST /store/api/oauth/passkey',
  // A provider that has refused a document.
  'POST /store/api/v1/e-invoices/retries',
  // A disk.
  'POST /store/api/v1/backups',
];

const examples = Object.entries(readExamples());

describe('examples of the OpenAPI document', () => {
  it('are of operations that are there, and of all that answer JSON', () => {
    expect(() => examples.map(([name]) => operationNamed(name))).not.toThrow();
    const withResponse = new Set(examples.flatMap(([name, { response }]) => (response == null ? [] : [name])));
    const missing = operations
      .filter(({ name, hasSchema }) => hasSchema && !withResponse.has(name))
      .map(({ name }) => name);
    expect(missing.toSorted()).toEqual(withoutSuccess.toSorted());
  });

  it.each(examples)('%s has the shapes of its operation', (name, { request, response, failures }) => {
    const operation = operationNamed(name);
    expect(request === undefined ? [] : problemsOfRequest(operation, request)).toEqual([]);
    expect(response == null ? [] : problemsOfSuccess(operation, response)).toEqual([]);
    expect(Object.values(failures).flatMap(problemsOfFailure)).toEqual([]);
  });

  it('have nothing that differs from run to run', () => {
    const body = {
      id: `cart-${crypto.randomUUID()}`,
      at: new Date().toISOString(),
      email: '0123456789ab@example.com',
      stock: 7,
      list: [1, 2],
    };
    expect(normalize(body)).toEqual({
      id: 'cart-3f8a1c52-7d4e-4b09-9c61-2e5d8f7a0b13',
      at: '2026-11-21T10:00:00+01:00',
      email: 'jan@example.com',
      stock: 12,
      list: [1],
    });
  });
});
