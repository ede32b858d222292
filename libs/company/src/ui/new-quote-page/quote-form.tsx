import { Form, useActionData, useNavigation } from '@remix-run/react';
import {
  ErrorSummary,
  FieldStack,
  type FormRefusal,
  plainFields,
  submissionErrors,
  TextareaField,
  TextField,
} from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Link } from '@vyloha/ui';
import { maxMessageLength } from '../../model/quotes/quote-form';

const formId = 'quote';

/** What the customer adds to the request. Nothing is required, so the server alone validates. */
export function QuoteForm({ attempt }: { attempt: string }) {
  const { t } = useTranslation('company');
  const lastResult = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state === 'submitting';
  const field = plainFields({ formId, lastResult });
  const labels = { message: t('quotes.message'), wantedDate: t('quotes.wantedDate') };
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="attempt" value={attempt} />
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
        <TextareaField
          field={field('message', { maxLength: maxMessageLength })}
          label={labels.message}
          hint={t('quotes.messageHint')}
          rows={5}
        />
        <TextField field={field('wantedDate')} label={labels.wantedDate} type="date" />
        <Button type="submit" size="large" isBusy={isSending}>
          {t('quotes.submit')}
        </Button>
        <Link to={paths.cart()}>{t('quotes.backToCart')}</Link>
      </FieldStack>
    </Form>
  );
}
