import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths, sellingPointSlugs } from '@vyloha/links';
import { Button, Card, Hint, Link, PageHeading, PageLayout } from '@vyloha/ui';
import type { withdrawalPageLoader } from '../../handlers/withdrawal/withdrawal-page.server';
import { orderLookupInput, withdrawalLimits } from '../../model/withdrawal/withdrawal-form';
import styles from './withdrawal-page.module.css';

/** Where everybody withdraws from a contract: what it takes, and the form that finds the order. */
export function WithdrawalPage() {
  const { t } = useTranslation('returns');
  return (
    <PageLayout breadcrumbs={[{ title: t('withdrawal.title') }]} width="text">
      <PageHeading title={t('withdrawal.title')} lead={t('withdrawal.lead')} />
      <OrderLookup />
      <section className={styles.steps}>
        <h2>{t('withdrawal.stepsTitle')}</h2>
        <ol>
          {(['choose', 'confirm', 'send', 'refund'] as const).map((step) => (
            <li key={step}>{t(`withdrawal.steps.${step}`)}</li>
          ))}
        </ol>
        <p>
          {t('withdrawal.defect')} <Link to={paths.page(sellingPointSlugs.claims)}>{t('withdrawal.defectLink')}</Link>
        </p>
      </section>
    </PageLayout>
  );
}

function OrderLookup() {
  const { t } = useTranslation('returns');
  const { orderCode } = useLoaderData<typeof withdrawalPageLoader>();
  const refusal = useActionData<FormRefusal>();
  const id = 'withdrawal';
  const { formProps, fields, errors } = useValidatedForm({
    id,
    schema: orderLookupInput,
    lastResult: refusal?.submission,
    defaultValue: { code: orderCode },
  });
  const labels = { code: t('withdrawal.code'), email: t('withdrawal.email') };
  return (
    <Card as="section" tone="sand" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('withdrawal.lookupTitle')}
      </h2>
      {/* The next page's URL contains a secret: a document of its own is not measured. */}
      <Form method="post" action={paths.withdrawal()} reloadDocument {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={labels} />
          <TextField
            field={fields.code}
            label={labels.code}
            hint={t('withdrawal.codeHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={withdrawalLimits.code}
          />
          <TextField
            field={fields.email}
            label={labels.email}
            hint={t('withdrawal.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Hint id={`${id}-notYet`}>{t('withdrawal.notYet')}</Hint>
          <Button type="submit" size="large">
            {t('withdrawal.continue')}
          </Button>
        </FieldStack>
      </Form>
    </Card>
  );
}
