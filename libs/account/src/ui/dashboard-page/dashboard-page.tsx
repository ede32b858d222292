import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { usePerson } from '@vyloha/session/ui';
import { Alert, Button, ButtonLink, Card, Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { dashboardLoader } from '../../handlers/user-area/dashboard-loader.server';
import { UserPage } from '../user-page/user-page';
import styles from './dashboard-page.module.css';

type DashboardData = ReturnType<typeof useLoaderData<typeof dashboardLoader>>;

/** The first page of the user area: the customer's data, and what other domains have for it. */
export function DashboardPage({ orders }: { orders: ReactNode }) {
  const { customer } = useLoaderData<typeof dashboardLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={t('menu.dashboard')}>
      <p>{t('dashboard.lead', { name: customer.name })}</p>
      {!customer.isEmailConfirmed && <UnconfirmedEmail email={customer.email} />}
      {orders}
      <CreditsCard />
      <CustomerCard customer={customer} />
    </UserPage>
  );
}

function UnconfirmedEmail({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  return (
    <Alert tone="info" title={t('dashboard.unproven')}>
      <p>{t('dashboard.unprovenText', { email })}</p>
      <Form method="post" className={styles.again}>
        <Button type="submit" variant="secondary" size="small" isBusy={isSending}>
          {t('dashboard.sendAgain')}
        </Button>
      </Form>
    </Alert>
  );
}

function CreditsCard() {
  const { t } = useTranslation('account');
  const { credits } = usePerson();
  const formatCredits = useFormatCredits();
  if (credits === null) return null;
  return (
    <Card as="section" tone="sand" className={styles.part}>
      <h2>{t('dashboard.credits')}</h2>
      <p>
        <strong>{formatCredits(credits)}</strong>
      </p>
      <p>{t('dashboard.creditsText')}</p>
      <p>
        <Link to={accountPaths.creditsHistory()}>{t('dashboard.creditsHistory')}</Link>
      </p>
    </Card>
  );
}

function CustomerCard({ customer: { name, email, phone, addressLines } }: Pick<DashboardData, 'customer'>) {
  const { t } = useTranslation('account');
  const visibleLines = [...new Set([name, email, phone, ...addressLines].filter(Boolean))];
  return (
    <Card as="section" tone="sand" className={styles.part}>
      <h2>{t('dashboard.customer')}</h2>
      <ul>
        {visibleLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <ButtonLink to={paths.personalSettings()} variant="secondary" size="small" icon="pencil">
          {t('dashboard.change')}
        </ButtonLink>
      </p>
    </Card>
  );
}
