export const scheduleStatuses = ['active', 'paused', 'ended'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

export const intervalUnits = ['week', 'month'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** waiting: it was not ordered without its customer, who got a mail */
export const runOutcomes = ['ordered', 'waiting', 'skipped'] as const;
export type RunOutcome = (typeof runOutcomes)[number];
