import { useLoaderData, useLocation } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { documentsLoader } from '../../handlers/documents/documents-loader.server';
import { DocumentSearchForm } from './document-search-form';
import { DocumentTable } from './document-table';

/** Invoices, credit notes and delivery notes of the customer or their company, searched by kind and year. */
export function DocumentsPage() {
  const { documents, search, companyView, years, total, page, totalPages } = useLoaderData<typeof documentsLoader>();
  const { pathname, search: query } = useLocation();
  const { t } = useTranslation('orders');
  const { t: tAccount } = useTranslation('account');
  const title = search.isOfCompany ? t('documents.ofCompany') : tAccount('menu.documents');
  const isSearching = search.kind !== null || search.year !== null || search.isUnpaid;
  return (
    <UserPage title={title}>
      {(isSearching || documents.length > 0 || companyView?.seesColleagues === true) && (
        <DocumentSearchForm search={search} companyView={companyView} years={years} />
      )}
      {isSearching && (
        <p role="status">
          {t('documents.search.found', { count: total })}{' '}
          <Link to={search.isOfCompany ? accountPaths.companyDocuments() : accountPaths.documents()}>
            {t('list.search.showAll')}
          </Link>
        </p>
      )}
      {documents.length > 0 && <DocumentTable documents={documents} label={title} hasBuyers={search.isOfCompany} />}
      {documents.length === 0 && !isSearching && (
        <EmptyState
          icon="document"
          title={t(search.isOfCompany ? 'documents.emptyOfCompany' : 'documents.empty')}
          actions={<ButtonLink to={paths.orders()}>{tAccount('menu.orders')}</ButtonLink>}
        >
          <p>{t('documents.emptyText')}</p>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${query}`} />
    </UserPage>
  );
}
