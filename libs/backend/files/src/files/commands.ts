import type { Command } from '@vyloha/backend-kernel';

export const fileCommands: readonly Command[] = [
  {
    name: 'files move',
    usage: '--from FOLDER|S3-URL --to FOLDER|S3-URL [--dry-run]',
    summary:
      "Copies the shop's own pictures, photographs and documents to another place and compares them; begun again, it copies what is not there yet",
    load: async () => (await import('./move-by-command')).moveByCommand,
  },
];
