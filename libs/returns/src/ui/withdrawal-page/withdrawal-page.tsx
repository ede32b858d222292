import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { PageHeading, PageLayout } from '@vyloha/ui';
import type { withdrawalPageLoader } from '../../handlers/withdrawal/withdrawal-page.server';
import { DefectLink } from '../defect-link/defect-link';
import { OrderLookup } from '../order-lookup/order-lookup';
import styles from './withdrawal-page.module.css';

/** Where everybody withdraws from a contract: what it takes, and the form that finds the order. */
export function WithdrawalPage() {
  const { orderCode, claimUrl } = useLoaderData<typeof withdrawalPageLoader>();
  const { t } = useTranslation('returns');
  return (
    <PageLayout breadcrumbs={[{ title: t('withdrawal.title') }]} width="text">
      <PageHeading title={t('withdrawal.title')} lead={t('withdrawal.lead')} />
      <OrderLookup id="withdrawal" action={paths.withdrawal()} orderCode={orderCode} notYet={t('withdrawal.notYet')} />
      <section className={styles.steps}>
        <h2>{t('withdrawal.stepsTitle')}</h2>
        <ol>
          {(['choose', 'confirm', 'send', 'refund'] as const).map((step) => (
            <li key={step}>{t(`withdrawal.steps.${step}`)}</li>
          ))}
        </ol>
        <DefectLink url={claimUrl} />
      </section>
    </PageLayout>
  );
}
