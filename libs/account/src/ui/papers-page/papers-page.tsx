import { Link, useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths, sellingPointSlugs } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import type { PapersPageData, PapersKind } from '../../model/paper';
import { UserPage } from '../user-page/user-page';

const icons = { documents: 'document', returns: 'return' } as const;

interface PapersPageProps {
  kind: PapersKind;
}

/** Invoices and other papers, or goods on their way back. */
function PapersPage({ kind }: PapersPageProps) {
  const { papers } = useLoaderData<PapersPageData>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={t(`menu.${kind}`)}>
      {papers.length === 0 ? (
        <EmptyState
          icon={icons[kind]}
          title={t(`${kind}.empty`)}
          actions={<ButtonLink to={paths.orders()}>{t('menu.orders')}</ButtonLink>}
        >
          <p>
            {t(`${kind}.emptyText`)}{' '}
            <Link to={kind === 'returns' ? paths.page(sellingPointSlugs.claims) : paths.contact()}>
              {t(`${kind}.link`)}
            </Link>
          </p>
        </EmptyState>
      ) : (
        <ul>
          {papers.map(({ id, title, createdAt }) => (
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
  return <PapersPage kind="documents" />;
}

export function ReturnsPage() {
  return <PapersPage kind="returns" />;
}
