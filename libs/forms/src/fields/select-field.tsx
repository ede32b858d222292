import type { SelectHTMLAttributes } from 'react';
import { Select } from '@vyloha/ui';
import { FieldWrapper } from './field-wrapper';
import type { FieldWrapperProps } from './field-wrapper';
import { controlProps, initialText } from './form-field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldWrapperProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldWrapperProps | 'id' | 'name'> {
  options: readonly SelectOption[];
}

/** A native select with label, hint and message. */
export function SelectField({ field, label, hint, isMarkedOptional, className, options, ...select }: SelectFieldProps) {
  const control = controlProps(field, hint !== undefined);
  // Where each option has a value, one is always selected, and HTML allows no `required`.
  const isRequired = control.required === true && options.some(({ value }) => value === '');
  return (
    <FieldWrapper field={field} label={label} hint={hint} isMarkedOptional={isMarkedOptional} className={className}>
      <Select key={field.key} defaultValue={initialText(field)} {...select} {...control} required={isRequired}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldWrapper>
  );
}
