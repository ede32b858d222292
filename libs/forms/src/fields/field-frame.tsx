import type { ReactNode } from 'react';
import { useTranslation } from '@vyloha/i18n';
import { Field, FieldMessage, Hint, Label } from '@vyloha/ui';
import type { FormField } from './form-field';
import { useErrorText } from './use-error-text';

export interface FieldFrameProps {
  field: FormField;
  label: ReactNode;
  hint?: ReactNode;
  /** Says behind the label that the field may stay empty; by default where the schema does not require it. */
  isMarkedOptional?: boolean | undefined;
  className?: string | undefined;
}

/** The first message of a field, where there is one. */
export function FieldError({ field }: { field: FormField }) {
  const errorText = useErrorText();
  const error = field.errors?.[0];
  return error === undefined ? null : <FieldMessage id={field.errorId}>{errorText(error)}</FieldMessage>;
}

/** Label above, hint and message below a control. */
export function FieldFrame({
  field,
  label,
  hint,
  isMarkedOptional = field.required !== true,
  className,
  children,
}: FieldFrameProps & { children: ReactNode }) {
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
