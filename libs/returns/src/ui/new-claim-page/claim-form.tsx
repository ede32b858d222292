import { Form, useActionData, useNavigation } from '@remix-run/react';
import {
  ErrorSummary,
  FieldStack,
  type FormRefusal,
  plainFields,
  RadioCards,
  SelectField,
  submissionErrors,
  TextareaField,
  TextField,
  PhotoField,
} from '@vyloha/forms';
import { photoTextValues } from '@vyloha/forms/rules';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { claimSolutions } from '../../model/claims/claim';
import { claimLimits, itemValue } from '../../model/claims/claim-form';
import type { ClaimableOrder } from '../../model/claims/claimable-order';

const formId = 'claim';

interface ClaimFormProps {
  orders: readonly ClaimableOrder[];
  /** Sending the same attempt twice is one claim. */
  attempt: string;
  /** Whether it says what the law grants, before the choice. */
  hasRepairNotice: boolean;
}

/** What is wrong with which product, and what the customer wants. Validated by the server only: it takes files. */
export function ClaimForm({ orders, attempt, hasRepairNotice }: ClaimFormProps) {
  const { t } = useTranslation('returns');
  const lastResult = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state === 'submitting';
  const field = plainFields({ formId, lastResult, defaultValue: { amount: '1' } });
  const labels = {
    item: t('claims.item'),
    amount: t('claims.amount'),
    description: t('claims.description'),
    solution: t('claims.solution'),
    photos: t('claims.photos.label'),
  };
  const items = orders.flatMap((order) =>
    order.items.map((item) => ({
      value: itemValue(order.id, item.id),
      label: t('claims.itemOption', { name: item.name, amount: item.amount, unit: item.unit }),
      group: t('claims.itemGroup', { code: order.code, date: formatDate(order.createdAt) }),
    })),
  );
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <input type="hidden" name="attempt" value={attempt} />
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
        <SelectField
          field={field('item', { required: true })}
          label={labels.item}
          options={[{ value: '', label: t('claims.choose') }, ...items]}
        />
        <TextField
          field={field('amount', { required: true })}
          label={labels.amount}
          type="number"
          inputMode="numeric"
          min={1}
        />
        <TextareaField
          field={field('description', { required: true, maxLength: claimLimits.description })}
          label={labels.description}
          hint={t('claims.descriptionHint')}
          rows={6}
        />
        {hasRepairNotice && <p>{t('claims.repairNotice')}</p>}
        <RadioCards
          field={field('solution', { required: true })}
          legend={labels.solution}
          cards={claimSolutions.map((solution) => ({
            value: solution,
            title: t(`claims.solutions.${solution}`),
          }))}
        />
        <PhotoField
          field={field('photos')}
          withoutField={field('withoutPhotos')}
          texts={{
            label: t('claims.photos.label'),
            hint: t('claims.photos.hint', photoTextValues),
            without: t('claims.photos.without'),
            uploaded: (count) => t('claims.photos.uploaded', { count }),
          }}
        />
        <Button type="submit" size="large" isBusy={isSending}>
          {t('claims.submit')}
        </Button>
      </FieldStack>
    </Form>
  );
}
