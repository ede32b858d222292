import type { intervalUnits } from './schedule';

/** In front of the id of a line. */
export const amountPrefix = 'amount.';
export const scheduleFieldNames = ['intervalCount', 'intervalUnit', 'nextDate', 'maxTotal'] as const;

export type ScheduleFields = Readonly<Record<string, string | undefined>>;
export type ScheduleErrors = Record<string, string[]>;

/** Body of the calls that make and change a schedule. */
export interface ScheduleBody {
  interval: { count: number; unit: (typeof intervalUnits)[number] };
  next_date: string;
  lines: { id: string; amount: number }[];
  max_total: number;
}
