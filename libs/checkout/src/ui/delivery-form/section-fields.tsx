import { useAddressAdvice, VatNumberField } from '@vyloha/account/ui';
import type { VatNumberState } from '@vyloha/account';
import { CheckboxField, FieldRows, SelectField, TextField, type FormField } from '@vyloha/forms';
import { fieldNamesWith } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import type { DeliveryField, DeliverySection } from '../../model/delivery-details/delivery-field';
import type { AddressBook } from '../../model/address-book/saved-address';
import { formalTitles } from '../../model/delivery-details/contact-fields';
import { deliveryFields, type DeliveryFieldName } from '../../model/delivery-details/delivery-fields';
import { AddressBookField } from '../address-book/address-book-field';
import { CompanyLookupField } from '../company-lookup/company-lookup-field';
import { isFieldEnabled, type DeliverySettings } from '../../model/delivery-details/delivery-settings';
import { OptionalSection } from '../optional-section/optional-section';

/** Conform metadata of the form's fields. */
type FormFields = Readonly<Record<DeliveryFieldName, FormField>>;

interface SectionProps {
  section: DeliverySection;
  fields: FormFields;
  settings: DeliverySettings;
  addresses: AddressBook;
  /** Companies are looked up by their number. */
  hasCompanyRegister?: boolean;
  /** What VIES says about the number for VAT that the page was made with. */
  vatNumberState: VatNumberState | null;
}

/** Label and hint of a field. */
function useFieldTexts() {
  const { t } = useTranslation('checkout');
  return ({ texts, control: { hasHint } }: DeliveryField) => ({
    label: t(`field.${texts}`),
    hint: hasHint ? t(`field.${texts}Hint`) : undefined,
  });
}

interface SectionFieldProps extends Omit<SectionProps, 'section'> {
  name: DeliveryFieldName;
}

function SectionField({ name, fields, settings, hasCompanyRegister, vatNumberState }: SectionFieldProps) {
  const { t } = useTranslation('checkout');
  const textsOf = useFieldTexts();
  const advise = useAddressAdvice();
  const { as, width: _width, hasHint: _hasHint, ...control } = deliveryFields[name].control;
  const props = advise({ field: fields[name], ...textsOf(deliveryFields[name]), ...control });
  if (name === 'tin' && hasCompanyRegister) {
    return <CompanyLookupField {...props} nameField={fields.businessName} hint={t('field.tinHint')} />;
  }
  if (name === 'vatin' || name === 'vatinsvk')
    return <VatNumberField {...props} state={vatNumberState} isSlovak={name === 'vatinsvk'} />;
  if (as === 'text') return <TextField {...props} />;
  if (as === 'checkbox') return <CheckboxField field={props.field} label={props.label} hint={props.hint} />;
  const countries = settings.countries.map(({ code, name: label }) => ({ value: code, label }));
  const titles = formalTitles.map((value) => ({ value, label: t(`title.${value}`) }));
  const options = as === 'country' ? countries : [{ value: '', label: t('title.none') }, ...titles];
  return <SelectField {...props} options={options} />;
}

/** The fields of one section, without the checkbox that opens it. */
export function SectionFields({ section, ...props }: SectionProps) {
  const names = fieldNamesWith(deliveryFields, { section }).filter((name) => {
    const field: DeliveryField = deliveryFields[name];
    return field.opensSection !== true && isFieldEnabled(field, props.settings);
  });
  return (
    <FieldRows names={names} isHalf={(name) => deliveryFields[name].control.width === 'half'}>
      {(name) => <SectionField key={name} name={name} {...props} />}
    </FieldRows>
  );
}

/** A section behind the checkbox that belongs to it. */
export function OptionalSectionFields({ section, ...props }: SectionProps) {
  const textsOf = useFieldTexts();
  return fieldNamesWith(deliveryFields, { section, opensSection: true }).map((name) => (
    <OptionalSection key={name} field={props.fields[name]} {...textsOf(deliveryFields[name])}>
      {section === 'billing' && <AddressBookField type="billing" addresses={props.addresses} />}
      <SectionFields section={section} {...props} />
    </OptionalSection>
  ));
}

function useLabels(isIncluded: (field: DeliveryField) => boolean): Record<string, string> {
  const textsOf = useFieldTexts();
  const included = Object.entries(deliveryFields).filter(([, field]) => isIncluded(field));
  return Object.fromEntries(included.map(([name, field]) => [name, textsOf(field).label]));
}

/** Labels of the fields, for the error summary. */
export const useFieldLabels = () => useLabels(() => true);

/** Labels of the fields that make up an address. */
export const useAddressLabels = () => useLabels(({ placed }) => placed?.[0] === 'address' || placed?.[0] === 'billing');
