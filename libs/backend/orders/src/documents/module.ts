import { creditedPart, shopDocument, shopDocumentFile } from './tables';
import { documentJob } from './document-jobs';
import { defineModule } from '@vyloha/backend-kernel';
import { documentRoutes } from './document-routes';
import { composeDocumentMail } from './mail/compose-document-mail';
import { documentMailKinds } from './mail/document-mail-kinds';

/** Invoices, delivery notes and credit notes. */
export const documentsModule = defineModule({
  name: 'documents',
  tables: { creditedPart, shopDocument, shopDocumentFile },
  routes: documentRoutes,
  jobs: [documentJob],
  mails: [{ kinds: documentMailKinds, compose: composeDocumentMail }],
});
