import {
  creditedPart,
  documentTax,
  eInvoice,
  exchangeRate,
  shopDocument,
  shopDocumentFile,
  taxedDocument,
} from './tables';
import { movingContents } from '@vyloha/backend-files';
import { documentContents } from './document-files';
import { documentJob } from './document-jobs';
import { defineModule } from '@vyloha/backend-kernel';
import { handOverEInvoices } from './e-invoices/hand-over';
import { keepExchangeRates } from './exchange-rates/keep-rates';
import { documentRoutes } from './document-routes';
import { composeDocumentMail } from './mail/compose-document-mail';
import { documentMailKinds } from './mail/document-mail-kinds';

/** Invoices, delivery notes and credit notes. */
export const documentsModule = defineModule({
  name: 'documents',
  tables: { creditedPart, documentTax, eInvoice, exchangeRate, shopDocument, shopDocumentFile, taxedDocument },
  routes: documentRoutes,
  jobs: [documentJob],
  repeats: [
    { name: 'exchange rates', everyMs: 3_600_000, work: keepExchangeRates },
    {
      name: 'handing over e-invoices',
      everyMs: 30_000,
      isOn: ({ settings }) => settings.eInvoices !== null,
      work: handOverEInvoices,
    },
    movingContents(documentContents),
  ],
  mails: [{ kinds: documentMailKinds, compose: composeDocumentMail }],
});
