import type { LoaderFunctionArgs } from '@remix-run/node';
import { listDocuments } from '../../api/list-documents.server';
import type { DocumentKind } from '../../model/document';
import { requireCustomer } from '../customer-session/require-customer.server';

function createDocumentsLoader(kind: DocumentKind) {
  return async (args: LoaderFunctionArgs) => {
    requireCustomer(args);
    const { context } = args;
    return { documents: await listDocuments(context.store, kind), meta: { title: context.t(`account:menu.${kind}`) } };
  };
}

/** Invoices and other documents of the customer. */
export const documentsLoader = createDocumentsLoader('documents');
