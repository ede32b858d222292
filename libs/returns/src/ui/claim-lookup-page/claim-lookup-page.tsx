import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { Link, PageHeading, PageLayout } from '@vyloha/ui';
import { OrderLookup } from '../order-lookup/order-lookup';
import styles from '../withdrawal-page/withdrawal-page.module.css';

/** Where everybody claims a defect: the form that finds the order, and what follows. */
export function ClaimLookupPage() {
  const { t } = useTranslation('returns');
  return (
    <PageLayout breadcrumbs={[{ title: t('orderClaims.title') }]} width="text">
      <PageHeading title={t('orderClaims.title')} lead={t('orderClaims.lead')} />
      <OrderLookup id="claim" action={accountPaths.claimLookup()} notYet={t('orderClaims.notYet')} />
      <section className={styles.steps}>
        <h2>{t('orderClaims.stepsTitle')}</h2>
        <ol>
          {(['choose', 'confirm', 'decide'] as const).map((step) => (
            <li key={step}>{t(`orderClaims.steps.${step}`)}</li>
          ))}
        </ol>
        <p>
          {t('orderClaims.withAccount')} <Link to={accountPaths.newClaim()}>{t('orderClaims.withAccountLink')}</Link>
        </p>
      </section>
    </PageLayout>
  );
}
