import { Form, useNavigation } from '@remix-run/react';
import {
  CheckboxField,
  ErrorSummary,
  FieldGroup,
  FieldStack,
  SelectField,
  type SelectOption,
  TextField,
  useValidatedForm,
} from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { type Address, addressTypes } from '../../model/address';
import { addressInput } from '../../model/address-input';
import { AddressAdvice } from '../address-service/address-advice';
import { AddressFields, useAddressLabels } from '../address-fields/address-fields';
import { useFieldLabels } from '../use-field-labels';

type ValidatedFormOptions = Parameters<typeof useValidatedForm<typeof addressInput>>[0];

interface AddressFormProps {
  /** The address being edited, or the initial values of a new one. */
  address: Partial<Address>;
  countries: readonly SelectOption[];
  lastResult: ValidatedFormOptions['lastResult'];
}

/** Form for a new address or, with an id, an existing one. */
export function AddressForm({ address, countries, lastResult }: AddressFormProps) {
  const { t } = useTranslation('account');
  const addressLabels = useAddressLabels();
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'address',
    schema: addressInput,
    lastResult,
    defaultValue: address,
  });
  const typeOptions = addressTypes.map((value) => ({ value, label: t(`addresses.type.${value}`) }));
  return (
    <Form method="post" {...formProps}>
      <FieldStack>
        <ErrorSummary form={errors} labels={{ ...useFieldLabels(), ...addressLabels }} />
        {address.id !== undefined && <input type="hidden" name="id" value={address.id} />}
        <FieldGroup>
          <SelectField field={fields.type} label={t('addresses.kind')} options={typeOptions} />
          <TextField field={fields.fullName} label={t('field.fullName')} autoComplete="name" />
          <TextField field={fields.businessName} label={t('field.businessName')} autoComplete="organization" />
          <TextField
            field={fields.phone}
            label={t('field.phone')}
            hint={t('field.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <AddressAdvice formId={formProps.id} labels={addressLabels}>
            <AddressFields fields={fields} countries={countries} />
          </AddressAdvice>
          <CheckboxField field={fields.isDefault} label={t('addresses.useAsDefault')} />
        </FieldGroup>
        <Button type="submit" size="large" isBusy={isSending}>
          {t('addresses.save')}
        </Button>
      </FieldStack>
    </Form>
  );
}
