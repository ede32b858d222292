import type { Command } from '@vyloha/backend-kernel';

export const accountCommands: readonly Command[] = [
  {
    name: 'customers login-link',
    usage: 'customer@example.com',
    summary: 'Prints an address that logs in as a customer, once and within five minutes',
    load: async () => (await import('./login-as/make-login-link')).makeLoginLink,
  },
];
