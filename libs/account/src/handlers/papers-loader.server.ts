import type { LoaderFunctionArgs } from '@remix-run/node';
import { listPapers } from '../api/list-papers.server';
import type { PapersKind, PapersPageData } from '../model/paper';
import { requireCustomer } from './require-customer.server';

function loaderOf(kind: PapersKind) {
  return async (args: LoaderFunctionArgs): Promise<PapersPageData> => {
    requireCustomer(args);
    const { context } = args;
    return { papers: await listPapers(context.store, kind), meta: { title: context.t(`account:menu.${kind}`) } };
  };
}

/** Invoices and other papers of the customer. */
export const documentsLoader = loaderOf('documents');

/** Goods of the customer on their way back. */
export const returnsLoader = loaderOf('returns');
