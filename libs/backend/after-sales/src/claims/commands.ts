import type { Command } from '@vyloha/backend-kernel';
import { statesOfClaim } from './claim-states';

export const claimCommands: readonly Command[] = [
  ...statesOfClaim.commands,
  {
    name: 'claims photo',
    usage: 'R2026000001 NUMBER FILE.webp',
    summary: 'Writes a photograph of a claim to a file',
    load: async () => (await import('./photos/save-photo')).saveClaimPhoto,
  },
];
