import type { Command } from '@vyloha/backend-kernel';

export const messageCommands: readonly Command[] = [
  {
    name: 'messages list',
    usage: '',
    summary: 'Messages of the contact form',
    load: async () => (await import('./message-actions')).listMessages,
  },
  {
    name: 'messages remove',
    usage: 'ID',
    summary: 'Deletes a message',
    load: async () => (await import('./message-actions')).removeMessage,
  },
];
