import type { Command } from '@vyloha/backend-kernel';

export const paymentCommands: readonly Command[] = [
  {
    name: 'orders paid',
    usage: '2026000001 AMOUNT [--on 2026-11-27] [--reference TEXT]',
    summary:
      'Records money that came past the gateway; once all has come the order is paid. The same reference is recorded once',
    load: async () => (await import('./moves/move-actions')).recordReceipt,
  },
  {
    name: 'orders undo-paid',
    usage: '2026000001 AMOUNT',
    summary:
      'Takes back what orders paid recorded by mistake, with a note; an order that it made paid waits for its money again',
    load: async () => (await import('./moves/move-actions')).undoReceipt,
  },
  {
    name: 'orders refund',
    usage: '2026000001 [--amount AMOUNT | --line NUMBER[:PIECES] ...]',
    summary:
      'Returns what is due of an order that was cancelled or paid twice, or a part of one that stands with a credit note, through the gateway; and names what came another way',
    load: async () => (await import('./refunds/refund-by-command')).refundByCommand,
  },
  {
    name: 'orders repaid',
    usage: '2026000001 AMOUNT [--on 2026-11-27] [--reference TEXT]',
    summary: 'Records money that you sent back past the gateway',
    load: async () => (await import('./moves/move-actions')).recordRepayment,
  },
  {
    name: 'payments import-statement',
    usage: 'FILE',
    summary:
      'Books transfers of a statement (CSV or JSON of Fio, GPC of any bank) by their variable symbols, each once, and names what does not fit',
    load: async () => (await import('./statements/import-statement')).importStatement,
  },
];
