import { Form, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldGroup, FieldStack, type SelectOption, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { settingsInput } from '../../model/settings-input';
import type { VatNumberState } from '../../model/vat-number';
import { AddressAdvice } from '../address-service/address-advice';
import { AddressFields, useAddressLabels } from '../address-fields/address-fields';
import { useFieldLabels } from '../use-field-labels';
import { VatNumberField } from '../vat-number/vat-number-field';

type ValidatedFormOptions = Parameters<typeof useValidatedForm<typeof settingsInput>>[0];

interface SettingsFormProps {
  details: ValidatedFormOptions['defaultValue'];
  countries: readonly SelectOption[];
  vatNumberState: VatNumberState | null;
  lastResult: ValidatedFormOptions['lastResult'];
}

/** The customer's personal data, to be edited. */
export function SettingsForm({ details, countries, vatNumberState, lastResult }: SettingsFormProps) {
  const { t } = useTranslation('account');
  const addressLabels = useAddressLabels();
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'settings',
    schema: settingsInput,
    lastResult,
    defaultValue: details,
  });
  return (
    <Form method="post" {...formProps}>
      <FieldStack>
        <ErrorSummary form={errors} labels={{ ...useFieldLabels(), ...addressLabels }} />
        <FieldGroup>
          <TextField field={fields.firstName} label={t('field.firstName')} autoComplete="given-name" />
          <TextField field={fields.lastName} label={t('field.lastName')} autoComplete="family-name" />
          <TextField
            field={fields.phone}
            label={t('field.phone')}
            hint={t('field.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </FieldGroup>
        <h2>{t('settings.address')}</h2>
        <FieldGroup>
          <AddressAdvice formId={formProps.id} labels={addressLabels}>
            <AddressFields fields={fields} countries={countries} />
          </AddressAdvice>
        </FieldGroup>
        <h2>{t('settings.business')}</h2>
        <FieldGroup>
          <TextField field={fields.businessName} label={t('field.businessName')} autoComplete="organization" />
          <TextField field={fields.tin} label={t('field.tin')} inputMode="numeric" />
          <VatNumberField field={fields.vatin} label={t('field.vatin')} state={vatNumberState} />
        </FieldGroup>
        <Button type="submit" size="large" isBusy={isSending}>
          {t('settings.save')}
        </Button>
      </FieldStack>
    </Form>
  );
}
