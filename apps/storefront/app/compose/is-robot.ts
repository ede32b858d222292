import { isbotMatches } from 'isbot';

/** Browsers without a window run for people, too: for tests and for printing. */
const windowless = /headless/i;

/** Whether a request comes from a program that follows links by itself. */
export function isRobot(userAgent: string | null | undefined): boolean {
  return isbotMatches(userAgent ?? '').some((match) => !windowless.test(match));
}
