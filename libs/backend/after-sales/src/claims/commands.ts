import { type Command, recordCommands } from '@vyloha/backend-kernel';
import { claimStates, statesOfClaim } from './claim-states';

export const claimCommands: readonly Command[] = [
  ...recordCommands({
    name: 'claim',
    example: 'R2026000001',
    states: claimStates,
    summaries: ['The latest warranty claims with their last day', 'A claim with what its customer says and its states'],
    load: () => import('./records/claim-actions'),
  }),
  ...statesOfClaim.commands,
  {
    name: 'claims photo',
    usage: 'R2026000001 NUMBER FILE.webp',
    summary: 'Writes a photograph of a claim to a file',
    load: async () => (await import('./photos/save-photo')).saveClaimPhoto,
  },
];
