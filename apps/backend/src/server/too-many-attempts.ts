import type { Limit } from './limits';
import { Refusal } from './refusal';

const secondsPerMinute = 60;
const secondsPerHour = 60 * secondsPerMinute;

/** In the unit a person would use. The signs are the same in both languages and need no plural. */
function waitText(seconds: number): string {
  if (seconds < 2 * secondsPerMinute) return `${seconds} s`;
  if (seconds < 2 * secondsPerHour) return `${Math.ceil(seconds / secondsPerMinute)} min`;
  return `${Math.ceil(seconds / secondsPerHour)} h`;
}

export function tooManyAttempts(seconds: number, said: Limit['exhausted']): Refusal {
  const { key, code } = said ?? { key: 'tooManyAttempts', code: 'too_many_attempts' };
  return new Refusal(429, [{ key, values: { wait: waitText(seconds) }, code }], { 'Retry-After': String(seconds) });
}
