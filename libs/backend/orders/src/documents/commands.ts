import type { Command } from '@vyloha/backend-kernel';
import { taxReturns } from './taxes/tax-returns';

export const documentCommands: readonly Command[] = [
  {
    name: 'documents list',
    usage: '2026000001',
    summary: 'Lists invoices, credit notes and delivery notes of an order: number, day, sum, what it is',
    load: async () => (await import('./document-actions')).listDocuments,
  },
  {
    name: 'documents save',
    usage: '20261000001 FILE.pdf|FILE.isdoc|FILE.xml',
    summary: 'Writes a document to a file, as it was issued',
    load: async () => (await import('./document-actions')).saveDocument,
  },
  {
    name: 'documents send',
    usage: '20261000001',
    summary: 'Sends a document to the customer of its order, by mail',
    load: async () => (await import('./document-actions')).sendDocument,
  },
  {
    name: 'e-invoices list',
    usage: '[waiting|sent|refused]',
    summary:
      'Lists documents that the provider of e-invoices gets: number, state, time, attempts, its name or the error',
    load: async () => (await import('./e-invoices/e-invoice-actions')).listEInvoices,
  },
  {
    name: 'e-invoices send',
    usage: '20261000001',
    summary: 'Hands a document over again that the provider has refused',
    load: async () => (await import('./e-invoices/e-invoice-actions')).retryEInvoice,
  },
  {
    name: 'exchange-rates import',
    usage: 'denni_kurz.txt|eurofxref-daily.xml',
    summary:
      'Stores a daily list of the Czech National Bank or the European Central Bank, by which documents in another currency state the tax in that of their Czech or Slovak trader',
    load: async () => (await import('./exchange-rates/import-rates')).importRates,
  },
  {
    name: 'taxes export',
    usage: `2026-11|2026Q4 --kind ${taxReturns.join('|')} [--file FILE]`,
    summary:
      'What tax returns of a month or quarter ask for, as CSV of the invoices and credit notes in it: at home by rate, the one-stop shop by country, the control statement, the recapitulative statement of companies in other member states, exports',
    load: async () => (await import('./taxes/export-taxes')).exportTaxes,
  },
];
