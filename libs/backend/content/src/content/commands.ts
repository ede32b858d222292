import type { Command } from '@vyloha/backend-kernel';

export const contentCommands: readonly Command[] = [
  {
    name: 'content preview',
    usage: 'article/a-2027 [DAYS]',
    summary:
      'Prints an address under which an entry, named as its file without the ending, is seen before it is published; for 7 days unless said otherwise',
    load: async () => (await import('./previews/make-preview-link')).makePreviewLink,
  },
];
