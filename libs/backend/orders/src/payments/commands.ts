import type { Command } from '@vyloha/backend-kernel';

export const paymentCommands: readonly Command[] = [
  {
    name: 'orders refund',
    usage: '2026000001',
    summary:
      'Returns what was paid online for an order that was cancelled or returned, and names what came another way',
    load: async () => (await import('./refund-by-command')).refundByCommand,
  },
];
