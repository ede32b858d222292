import { Form, useActionData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { listNameInput } from '../../model/list-input';
import { FormCard } from '../form-card/form-card';
import { useFieldLabels } from '../use-field-labels';

/** Renames a list. */
export function ListName({ name }: { name: string }) {
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().formData?.get('intent') === 'rename';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'list-name',
    schema: listNameInput,
    lastResult: refusal?.submission,
    defaultValue: { name },
  });
  return (
    <FormCard title={t('list.rename')}>
      <Form method="post" {...formProps}>
        <input type="hidden" name="intent" value="rename" />
        <FieldStack>
          <ErrorSummary form={errors} labels={useFieldLabels()} />
          <TextField field={fields.name} label={t('field.listName')} autoComplete="off" />
          <Button type="submit" variant="secondary" isBusy={isSending}>
            {t('list.saveName')}
          </Button>
        </FieldStack>
      </Form>
    </FormCard>
  );
}
