import { Form, useNavigation } from '@remix-run/react';
import { plainFields, TextField, useErrorText } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { usePerson } from '@vyloha/session/ui';
import { Alert, Button, Card, Hint } from '@vyloha/ui';
import { useRefusedForm } from '../use-refused-form';
import styles from './watch-form.module.css';

interface WatchFormProps {
  /** Name of the sold-out variant, where there are others. */
  variantId: string | null;
}

const formId = 'watch';

/** Replaces the buy button: e-mail for the message that a sold-out product is back. */
export function WatchForm({ variantId }: WatchFormProps) {
  const { t } = useTranslation('catalog');
  const errorText = useErrorText();
  const { email } = usePerson();
  const isSending = useNavigation().formData?.get('intent') === formId;
  const lastResult = useRefusedForm(formId);
  const fieldOf = plainFields({ formId, lastResult, defaultValue: { email: email ?? undefined } });
  const refusal = lastResult?.error?.['']?.[0];
  return (
    <Card as="section" tone="sand" aria-labelledby={`${formId}-title`}>
      <Form method="post" id={formId} noValidate preventScrollReset className={styles.form}>
        <h2 id={`${formId}-title`} className={styles.title}>
          {t('watch.title')}
        </h2>
        <input type="hidden" name="intent" value={formId} />
        {variantId !== null && <input type="hidden" name="variantId" value={variantId} />}
        {refusal && (
          <Alert tone="danger" role="alert">
            {errorText(refusal)}
          </Alert>
        )}
        <TextField
          field={fieldOf('email', { required: true })}
          label={t('watch.email')}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" icon="bell" size="large" isWide isBusy={isSending}>
          {t('watch.submit')}
        </Button>
        <Hint id={`${formId}-privacy`}>
          {t('watch.privacy')} <a href={paths.page(legalPageSlugs.privacy)}>{t('reviews.form.privacyLink')}</a>
        </Hint>
      </Form>
    </Card>
  );
}
