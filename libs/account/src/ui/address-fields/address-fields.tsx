import { FieldRows, type FormField, SelectField, type SelectOption, TextField } from '@vyloha/forms';
import { fieldNamesWith } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import { addressFields } from '../../model/address-fields';
import { useAddressAdvice } from '../address-service/address-advice';

const names = fieldNamesWith(addressFields, {});
type AddressFieldName = (typeof names)[number];

interface AddressFieldsProps {
  /** Conform metadata of the form's fields. */
  fields: Readonly<Record<AddressFieldName, FormField>>;
  countries: readonly SelectOption[];
}

/** The fields of a postal address. */
export function AddressFields({ fields, countries }: AddressFieldsProps) {
  const labels = useAddressLabels();
  const advise = useAddressAdvice();
  return (
    <FieldRows names={names} isHalf={(name) => addressFields[name].width === 'half'}>
      {(name) => {
        const { kind, autoComplete } = addressFields[name];
        const props = advise({ field: fields[name], label: labels[name], autoComplete });
        return kind === 'country' ? (
          <SelectField key={name} {...props} options={countries} />
        ) : (
          <TextField key={name} {...props} />
        );
      }}
    </FieldRows>
  );
}

/** Labels of those fields, also for the error summary. */
export function useAddressLabels(): Readonly<Record<string, string>> {
  const { t } = useTranslation('account');
  return Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]));
}
