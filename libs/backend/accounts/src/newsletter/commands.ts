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
    summary: 'The same as CSV, with the consent and the address by which each unsubscribes',
    load: async () => (await import('./subscribers/subscriber-actions')).exportSubscribers,
  },
  {
    name: 'newsletter remove',
    usage: 'E-MAIL',
    summary: 'Ends a subscription; the proof of the consent stays, with the withdrawal',
    load: async () => (await import('./subscribers/subscriber-actions')).removeSubscriber,
  },
  {
    name: 'newsletter import-withdrawals',
    usage: 'FILE [--source NAME]',
    summary: 'Unsubscribes who left in the tool that sends the newsletter: a CSV with the columns email and date',
    load: async () => (await import('./subscribers/import-withdrawals')).importWithdrawals,
  },
];
