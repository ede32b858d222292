import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths, sellingPointSlugs } from '@vyloha/links';
import { ButtonLink, EmptyState, Link } from '@vyloha/ui';
import type { returnsLoader } from '../../handlers/orders/documents-loader.server';
import type { DocumentKind } from '../../model/document';
import { UserPage } from '../user-page/user-page';

const icons = { returns: 'return' } as const;

interface DocumentListPageProps {
  kind: DocumentKind;
}

/** Returns. */
function DocumentListPage({ kind }: DocumentListPageProps) {
  const { documents } = useLoaderData<typeof returnsLoader>();
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
            {t(`${kind}.emptyText`)} <Link to={paths.page(sellingPointSlugs.claims)}>{t(`${kind}.link`)}</Link>
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

export function ReturnsPage() {
  return <DocumentListPage kind="returns" />;
}
