import type { Limit } from './limits';
import { HttpError } from '../http-error';

const secondsPerMinute = 60;
const secondsPerHour = 60 * secondsPerMinute;

/** The wait in a readable unit; the symbols are the same in every language and need no plural. */
function formatWait(seconds: number): string {
  if (seconds < 2 * secondsPerMinute) return `${seconds} s`;
  if (seconds < 2 * secondsPerHour) return `${Math.ceil(seconds / secondsPerMinute)} min`;
  return `${Math.ceil(seconds / secondsPerHour)} h`;
}

export function tooManyAttempts(seconds: number, exhausted: Limit['exhausted']): HttpError {
  const { key, code } = exhausted ?? { key: 'tooManyAttempts', code: 'too_many_attempts' };
  return new HttpError(429, [{ key, values: { wait: formatWait(seconds) }, code }], { 'Retry-After': String(seconds) });
}
