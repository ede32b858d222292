import { isbotMatches } from 'isbot';

/** Headless browsers also belong to real users: for tests and for printing. */
const headlessPattern = /headless/i;

/** Whether a request comes from a crawler. */
export function isRobot(userAgent: string | null | undefined): boolean {
  return isbotMatches(userAgent ?? '').some((match) => !headlessPattern.test(match));
}
