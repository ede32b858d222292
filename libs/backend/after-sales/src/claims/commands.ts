import type { Command } from '@vyloha/backend-kernel';
import { claimStates } from './claim-states';

export const claimCommands: readonly Command[] = [
  {
    name: 'claims state',
    usage: `R2026000001 ${claimStates.slice(1).join('|')} ["Words for the customer" [AMOUNT-PAID-BACK]]`,
    summary: 'Brings a warranty claim to a state and tells its customer; the amount is for an accepted one',
    load: async () => (await import('./state/claim-actions')).setClaimState,
  },
  {
    name: 'claims photo',
    usage: 'R2026000001 NUMBER FILE.webp',
    summary: 'Writes a photograph of a claim to a file',
    load: async () => (await import('./state/claim-actions')).saveClaimPhoto,
  },
];
