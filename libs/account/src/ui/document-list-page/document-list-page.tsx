import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Link } from '@vyloha/ui';
import type { documentsLoader } from '../../handlers/orders/documents-loader.server';
import type { DocumentKind } from '../../model/document';
import { UserPage } from '../user-page/user-page';

const icons = { documents: 'document' } as const;

interface DocumentListPageProps {
  kind: DocumentKind;
}

/** Invoices and other documents. */
function DocumentListPage({ kind }: DocumentListPageProps) {
  const { documents } = useLoaderData<typeof documentsLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={t(`menu.${kind}`)}>
      {documents.length === 0 ? (
        <EmptyState
          icon={icons[kind]}
          title={t(`${kind}.empty`)}
          actions={<ButtonLink to={paths.orders()}>{t('menu.orders')}</ButtonLink>}
        >
          <p>
            {t(`${kind}.emptyText`)} <Link to={paths.contact()}>{t(`${kind}.link`)}</Link>
          </p>
        </EmptyState>
      ) : (
        <ul>
          {documents.map(({ id, title, createdAt }) => (
            <li key={id}>
              {title}, {formatDate(createdAt)}
            </li>
          ))}
        </ul>
      )}
    </UserPage>
  );
}

export function DocumentsPage() {
  return <DocumentListPage kind="documents" />;
}
