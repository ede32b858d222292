import type { InputHTMLAttributes, ReactNode } from 'react';
import { Checkbox, Field, Hint } from '@vyloha/ui';
import { FieldError } from './field-wrapper';
import { controlProps } from './form-field';
import type { FormField } from './form-field';

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'id' | 'name' | 'className'
> {
  field: FormField;
  /** The label beside the box; may contain a link. */
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
}

/** A checkbox with its label, hint and message. */
export function CheckboxField({ field, label, hint, className, value = 'on', ...input }: CheckboxFieldProps) {
  return (
    <Field className={className}>
      <Checkbox
        key={field.key}
        defaultChecked={field.initialValue === value || field.initialValue === true}
        {...input}
        {...controlProps(field, hint !== undefined)}
        value={value}
        label={label}
      />
      {hint !== undefined && <Hint id={field.descriptionId}>{hint}</Hint>}
      <FieldError field={field} />
    </Field>
  );
}
