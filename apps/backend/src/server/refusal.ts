import type { TextKey } from '../i18n/texts';

/** One reason for a refusal: a translation key with its values, or a text that is already in the shopper's language. */
export interface RefusalReason {
  key: TextKey;
  values?: Record<string, string | number>;
  /** Name of the refused input, dotted for nested ones. */
  field?: string;
  /** For programs; stays the same in every language. */
  code?: string;
}

/** An expected failure: answered with its status and the contract's list of errors, titles in the request's locale. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly reasons: readonly RefusalReason[],
    readonly headers: Record<string, string> = {},
  ) {
    super(reasons.map(({ key, field }) => (field === undefined ? key : `${field}: ${key}`)).join(', '));
  }
}

export function notFound(): Refusal {
  return new Refusal(404, [{ key: 'notFound', code: 'not_found' }]);
}

/** The shop cannot answer right now, and soon will again. */
export function unavailable(key: TextKey = 'overloaded'): Refusal {
  return new Refusal(503, [{ key }], { 'Retry-After': '1' });
}
