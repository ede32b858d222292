import type { Command } from '@vyloha/backend-kernel';

export const newsletterCommands: readonly Command[] = [
  {
    name: 'newsletter count',
    usage: '',
    summary: 'How many have confirmed their subscription, and how many not yet',
    load: async () => (await import('./subscribers/subscriber-actions')).countSubscribers,
  },
  {
    name: 'newsletter list',
    usage: '',
    summary: 'Subscribers who have confirmed',
    load: async () => (await import('./subscribers/subscriber-actions')).listSubscribers,
  },
  {
    name: 'newsletter export',
    usage: '> subscribers.csv',
    summary: 'The same as CSV',
    load: async () => (await import('./subscribers/subscriber-actions')).exportSubscribers,
  },
  {
    name: 'newsletter remove',
    usage: 'E-MAIL',
    summary: 'Deletes a subscription',
    load: async () => (await import('./subscribers/subscriber-actions')).removeSubscriber,
  },
];
