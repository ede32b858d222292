import { FieldGroup, SelectField, TextField, type FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { countryCodes } from '../../model/delivery-details/country';

interface AddressFieldsProps {
  fields: Record<'street' | 'houseNumber' | 'city' | 'postcode' | 'country', FormField>;
  /** Autocomplete section of the address. */
  purpose: 'shipping' | 'billing';
}

/** Street and number, city, postcode and country of one address. */
export function AddressFields({ fields, purpose }: AddressFieldsProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <FieldGroup isPair>
        <TextField
          field={fields.street}
          label={t('field.street')}
          isMarkedOptional={false}
          autoComplete={`${purpose} address-line1`}
        />
        <TextField
          field={fields.houseNumber}
          label={t('field.houseNumber')}
          hint={t('field.houseNumberHint')}
          isMarkedOptional={false}
          autoComplete={`${purpose} address-line2`}
        />
      </FieldGroup>
      <FieldGroup isPair>
        <TextField
          field={fields.city}
          label={t('field.city')}
          isMarkedOptional={false}
          autoComplete={`${purpose} address-level2`}
        />
        <TextField
          field={fields.postcode}
          label={t('field.postcode')}
          isMarkedOptional={false}
          inputMode="numeric"
          autoComplete={`${purpose} postal-code`}
        />
      </FieldGroup>
      <SelectField
        field={fields.country}
        label={t('field.country')}
        isMarkedOptional={false}
        autoComplete={`${purpose} country`}
        options={countryCodes.map((code) => ({ value: code, label: t(`country.${code}`) }))}
      />
    </>
  );
}
