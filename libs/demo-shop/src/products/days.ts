const millisecondsPerDay = 86_400_000;

/** Midnight this many days before or after seeding. */
export function dayFrom(today: Date, days: number): Date {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return new Date(midnight + days * millisecondsPerDay);
}

export const momentFrom = (today: Date, days: number): string => dayFrom(today, days).toISOString();
