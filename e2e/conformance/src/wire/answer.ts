import { Value } from './value';

/** An answer whose status, media type and shape are as the contract says. */
export class Answer extends Value {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    /** As sent, for files. */
    readonly bytes: Uint8Array,
    body: unknown,
  ) {
    super(body);
  }

  /** Codes of its errors. */
  codes(): string[] {
    return this.list('errors').flatMap((error) => (error.has('code') ? [error.string('code')] : []));
  }

  /** Names of the fields of its errors. */
  fields(): string[] {
    return this.list('errors').flatMap((error) => (error.has('field') ? [error.string('field')] : []));
  }
}
