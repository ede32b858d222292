import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Container, EmptyState, type IconName } from '@vyloha/ui';
import type { ReactNode } from 'react';

interface ErrorPageProps {
  /** Anything but 403, 404 and 503 is told as a failure of ours. */
  status: number;
  phone?: string | undefined;
  /** Ways on that other rooms offer: a search field, popular departments. */
  children?: ReactNode;
}

const known: Readonly<Record<number, { key: string; icon: IconName }>> = {
  403: { key: 'forbidden', icon: 'shield' },
  404: { key: 'notFound', icon: 'search' },
  503: { key: 'unavailable', icon: 'clock' },
};

/** What happened, what to do next, and a way on. */
export function ErrorPage({ status, phone, children }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const { key, icon } = known[status] ?? { key: 'broken', icon: 'warning' as const };
  const home = <ButtonLink to={paths.home()}>{t('error.home')}</ButtonLink>;
  return (
    <Container width="text">
      <EmptyState icon={icon} title={t(`error.${key}.title`)} headingLevel={1} actions={home}>
        <p>{t(`error.${key}.text`)}</p>
        {phone && <p>{t('error.phone', { phone })}</p>}
        {children}
      </EmptyState>
    </Container>
  );
}
