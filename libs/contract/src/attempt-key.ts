/** Whether a text can be an `Idempotency-Key`: long enough that nobody guesses it. */
export function isAttemptKey(text: string): boolean {
  return /^[\w-]{16,100}$/.test(text);
}
