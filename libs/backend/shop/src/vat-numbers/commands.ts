import type { Command } from '@vyloha/backend-kernel';

export const vatNumberCommands: readonly Command[] = [
  {
    name: 'vat-numbers check',
    usage: 'CZ27074358 [--json]',
    summary: 'Asks VIES about a number for VAT, unless that was done lately, and shows the answers that are kept',
    load: async () => (await import('./vat-number-action')).showVatNumber,
  },
];
