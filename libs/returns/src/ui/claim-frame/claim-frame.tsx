import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { type Breadcrumb, PageHeading, PageLayout } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { claimPages } from '../../model/claims/claim-pages';

interface ClaimFrameProps {
  /** Secret of the order; null in the account. */
  token: string | null;
  title: string;
  /** Pages between the list of claims and this one. */
  parentPages?: readonly Breadcrumb[];
  /** Printed to be kept. */
  isSheet?: boolean;
  children: ReactNode;
}

/** A page of a claim: in the user area, or for whoever has a secret of its order. */
export function ClaimFrame({ token, title, parentPages = [], isSheet, children }: ClaimFrameProps) {
  const { t } = useTranslation('returns');
  const list = { title: t('claims.title'), to: claimPages(token).list };
  if (token === null) {
    return (
      <div data-sheet={isSheet}>
        <UserPage title={title} parentPages={[list, ...parentPages]}>
          {children}
        </UserPage>
      </div>
    );
  }
  return (
    <PageLayout breadcrumbs={[list, ...parentPages, { title }]} width="text" isSheet={isSheet}>
      <PageHeading title={title} />
      {children}
    </PageLayout>
  );
}
