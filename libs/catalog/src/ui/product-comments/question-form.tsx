import { Form, useNavigation } from '@remix-run/react';
import {
  ErrorSummary,
  FieldGroup,
  FieldStack,
  plainFields,
  submissionErrors,
  TextareaField,
  TextField,
} from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { Button, Hint } from '@vyloha/ui';
import { questionLimits } from '../../model/reviews/question-input';
import { useRefusedForm } from '../use-refused-form';

const formId = 'question';

/** Form of a question. A customer gets the answer by the e-mail of the account, which a page of a segment cannot show. */
export function QuestionForm() {
  const { t } = useTranslation('catalog');
  const { isLoggedIn } = useShopper();
  const isSending = useNavigation().formData?.get('intent') === formId;
  const lastResult = useRefusedForm(formId);
  const fieldOf = plainFields({ formId, lastResult });
  const labels = {
    text: t('comments.form.text'),
    email: t('comments.form.email'),
    name: t('comments.form.name'),
  };
  return (
    <Form method="post" id={formId} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={formId} />
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
        <TextareaField
          field={fieldOf('text', { required: true })}
          label={labels.text}
          rows={4}
          maxLength={questionLimits.text}
        />
        {!isLoggedIn && (
          <FieldGroup isPair>
            <TextField
              field={fieldOf('email', { required: true })}
              label={labels.email}
              type="email"
              autoComplete="email"
              hint={t('comments.form.emailHint')}
            />
            <TextField
              field={fieldOf('name')}
              label={labels.name}
              autoComplete="nickname"
              maxLength={questionLimits.name}
            />
          </FieldGroup>
        )}
        <Hint id={`${formId}-privacy`}>
          {t(isLoggedIn ? 'comments.form.privacyOfCustomer' : 'comments.form.privacy')}{' '}
          <a href={paths.page(legalPageSlugs.privacy)}>{t('reviews.form.privacyLink')}</a>
        </Hint>
        <div>
          <Button type="submit" isBusy={isSending}>
            {t('comments.form.submit')}
          </Button>
        </div>
      </FieldStack>
    </Form>
  );
}
