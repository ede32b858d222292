import { defineStates } from '@vyloha/backend-kernel';

/** States of a report, in their order: the content was hidden, or it stays. */
export const reportStates = ['received', 'upheld', 'rejected'] as const;

export type ReportState = (typeof reportStates)[number];

const decisions = ['upheld', 'rejected'] as const;

export const statesOfReport = defineStates<(typeof decisions)[number]>({
  name: 'report',
  path: 'moderation/report-states',
  states: decisions,
  // It is decided once.
  next: { received: decisions },
  commands: [
    {
      usage: `N2026000001 ${decisions.join('|')} "Reason for whoever reported"`,
      summary: 'Hides what was reported, or lets it stay, and tells whoever reported it and its author why',
      toBody: ([state, note, ...rest], states) =>
        states.some((other) => other === state) && note !== undefined && rest.length === 0 ? { state, note } : null,
    },
  ],
});

/** What may be wrong with it. */
export const reportReasons = ['illegal', 'untrue', 'offensive', 'personalData', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];
