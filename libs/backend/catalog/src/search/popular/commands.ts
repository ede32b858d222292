import type { Command } from '@vyloha/backend-kernel';

export const searchCommands: readonly Command[] = [
  {
    name: 'searches list',
    usage: '[--nothing-found] [--since 2026-11-01] [--until 2026-11-30] [--limit 100] [--csv]',
    summary:
      'What shoppers searched for by day, or only what the shop has not; the latest day first, then the most popular',
    load: async () => (await import('./search-actions')).listSearches,
  },
];
