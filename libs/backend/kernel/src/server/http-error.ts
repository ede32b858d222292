import type { TextKey } from '../i18n/texts';
import type { FailureData } from './openapi/wire-shapes';

/** One reason of an error: a translation key with its values, or a text already in the shopper's language. */
export interface HttpErrorReason {
  key: TextKey;
  values?: Record<string, string | number>;
  /** Name of the invalid input, dotted for nested fields. */
  field?: string;
  /** Machine-readable, the same in every language. */
  code?: string;
}

/** An expected failure: sent with its status and the contract's list of errors, titles in the request's locale. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    readonly reasons: readonly HttpErrorReason[],
    readonly headers: Record<string, string> = {},
    /** Sent beside the errors. */
    readonly data?: FailureData,
  ) {
    super(reasons.map(({ key, field }) => (field === undefined ? key : `${field}: ${key}`)).join(', '));
  }
}

export function notFound(): HttpError {
  return new HttpError(404, [{ key: 'notFound', code: 'not_found' }]);
}

/** 503: the shop is temporarily unavailable. */
export function unavailable(key: TextKey = 'overloaded'): HttpError {
  return new HttpError(503, [{ key }], { 'Retry-After': '1' });
}
