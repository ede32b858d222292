import { creditedPart, exchangeRate, shopDocument, shopDocumentFile } from './tables';
import { documentJob } from './document-jobs';
import { defineModule } from '@vyloha/backend-kernel';
import { keepExchangeRates } from './exchange-rates/keep-rates';
import { documentRoutes } from './document-routes';
import { composeDocumentMail } from './mail/compose-document-mail';
import { documentMailKinds } from './mail/document-mail-kinds';

/** Invoices, delivery notes and credit notes. */
export const documentsModule = defineModule({
  name: 'documents',
  tables: { creditedPart, exchangeRate, shopDocument, shopDocumentFile },
  routes: documentRoutes,
  jobs: [documentJob],
  repeats: [{ name: 'exchange rates', everyMs: 3_600_000, work: keepExchangeRates }],
  mails: [{ kinds: documentMailKinds, compose: composeDocumentMail }],
});
