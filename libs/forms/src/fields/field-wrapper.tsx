import type { ReactNode } from 'react';
import { useTranslation } from '@vyloha/i18n';
import { Field, FieldMessage, Hint, Label } from '@vyloha/ui';
import type { FormField } from './form-field';
import { useErrorText } from './use-error-text';

export interface FieldWrapperProps {
  field: FormField;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the label as optional; by default where the schema does not require the field. */
  isMarkedOptional?: boolean | undefined;
  className?: string | undefined;
}

/** The first message of a field, if any. */
export function FieldError({ field }: { field: FormField }) {
  const errorText = useErrorText();
  const error = field.errors?.[0];
  return error === undefined ? null : <FieldMessage id={field.errorId}>{errorText(error)}</FieldMessage>;
}

/** Label above, hint and message below a control. */
export function FieldWrapper({
  field,
  label,
  hint,
  isMarkedOptional = field.required !== true,
  className,
  children,
}: FieldWrapperProps & { children: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <Field className={className}>
      <Label htmlFor={field.id} optionalText={isMarkedOptional ? t('optional') : undefined}>
        {label}
      </Label>
      {children}
      {hint !== undefined && <Hint id={field.descriptionId}>{hint}</Hint>}
      <FieldError field={field} />
    </Field>
  );
}
