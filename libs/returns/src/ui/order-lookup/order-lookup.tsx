import { Form, useActionData } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button, Card, Hint } from '@vyloha/ui';
import { orderLookupInput, withdrawalLimits } from '../../model/withdrawal/withdrawal-form';
import styles from './order-lookup.module.css';

interface OrderLookupProps {
  /** Of the form, unique on the page. */
  id: string;
  /** The page that it is on. */
  action: string;
  /** Filled in; empty when it is not known. */
  orderCode?: string;
  /** What sending it does not do yet. */
  notYet: string;
}

/** The form that finds an order by its number and e-mail, without a login. */
export function OrderLookup({ id, action, orderCode = '', notYet }: OrderLookupProps) {
  const { t } = useTranslation('returns');
  const refusal = useActionData<FormRefusal>();
  const { formProps, fields, errors } = useValidatedForm({
    id,
    schema: orderLookupInput,
    lastResult: refusal?.submission,
    defaultValue: { code: orderCode },
  });
  const labels = { code: t('lookup.code'), email: t('lookup.email') };
  return (
    <Card as="section" tone="sand" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('lookup.title')}
      </h2>
      {/* The next page's URL contains a secret: a document of its own is not measured. */}
      <Form method="post" action={action} reloadDocument {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={labels} />
          <TextField
            field={fields.code}
            label={labels.code}
            hint={t('lookup.codeHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={withdrawalLimits.code}
          />
          <TextField
            field={fields.email}
            label={labels.email}
            hint={t('lookup.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Hint id={`${id}-notYet`}>{notYet}</Hint>
          <Button type="submit" size="large">
            {t('lookup.continue')}
          </Button>
        </FieldStack>
      </Form>
    </Card>
  );
}
