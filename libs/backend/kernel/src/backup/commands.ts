import type { Command } from '../commands/command';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    usage: '',
    summary: 'Copies the embedded database to a file while the shop runs',
    load: async () => (await import('./backup-by-command')).backupByCommand,
  },
];
