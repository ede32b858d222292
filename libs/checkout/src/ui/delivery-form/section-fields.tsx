import { FieldGroup, SelectField, TextField, type FormField } from '@vyloha/forms';
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

/** Rows of a section: a field alone, or two halves beside each other. */
function toRows(names: readonly DeliveryFieldName[]): DeliveryFieldName[][] {
  return names.reduce<DeliveryFieldName[][]>((rows, name) => {
    const row = rows.at(-1);
    const isSecondHalf = [name, ...(row ?? [])].every((part) => deliveryFields[part].control.width === 'half');
    return isSecondHalf && row?.length === 1 ? [...rows.slice(0, -1), [...row, name]] : [...rows, [name]];
  }, []);
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
  return toRows(names).map((row) => {
    const controls = row.map((name) => <SectionField key={name} name={name} fields={fields} />);
    return row.length === 1 ? controls : <FieldGroup key={row.join()} isPair children={controls} />;
  });
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
