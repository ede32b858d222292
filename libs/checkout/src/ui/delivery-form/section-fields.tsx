import { FieldRows, SelectField, TextField, type FormField } from '@vyloha/forms';
import { fieldNamesWith } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import { countryCodes } from '../../model/delivery-details/country';
import type { DeliveryField, DeliverySection } from '../../model/delivery-details/delivery-field';
import { deliveryFields, type DeliveryFieldName } from '../../model/delivery-details/delivery-fields';
import { OptionalSection } from '../optional-section/optional-section';

/** Conform metadata of the form's fields. */
type FormFields = Readonly<Record<DeliveryFieldName, FormField>>;

interface SectionProps {
  section: DeliverySection;
  fields: FormFields;
}

/** Label and hint of a field. */
function useFieldTexts() {
  const { t } = useTranslation('checkout');
  return ({ texts, control: { hasHint } }: DeliveryField) => ({
    label: t(`field.${texts}`),
    hint: hasHint ? t(`field.${texts}Hint`) : undefined,
  });
}

function SectionField({ name, fields }: { name: DeliveryFieldName; fields: FormFields }) {
  const { t } = useTranslation('checkout');
  const textsOf = useFieldTexts();
  const { as, width: _width, hasHint: _hasHint, ...control } = deliveryFields[name].control;
  const props = { field: fields[name], ...textsOf(deliveryFields[name]), ...control };
  if (as === 'text') return <TextField {...props} />;
  const options = countryCodes.map((code) => ({ value: code, label: t(`country.${code}`) }));
  return <SelectField {...props} options={options} />;
}

/** The fields of one section, without the checkbox that opens it. */
export function SectionFields({ section, fields }: SectionProps) {
  const names = fieldNamesWith(deliveryFields, { section }).filter((name) => deliveryFields[name].kind !== 'flag');
  return (
    <FieldRows names={names} isHalf={(name) => deliveryFields[name].control.width === 'half'}>
      {(name) => <SectionField key={name} name={name} fields={fields} />}
    </FieldRows>
  );
}

/** A section behind the checkbox that belongs to it. */
export function OptionalSectionFields({ section, fields }: SectionProps) {
  const textsOf = useFieldTexts();
  return fieldNamesWith(deliveryFields, { section, kind: 'flag' }).map((name) => (
    <OptionalSection key={name} field={fields[name]} {...textsOf(deliveryFields[name])}>
      <SectionFields section={section} fields={fields} />
    </OptionalSection>
  ));
}

/** Labels of the fields, for the error summary. */
export function useFieldLabels(): Record<string, string> {
  const textsOf = useFieldTexts();
  return Object.fromEntries(Object.entries(deliveryFields).map(([name, field]) => [name, textsOf(field).label]));
}
