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
  return (
    <FieldWrapper {...{ field, label, hint, isMarkedOptional, className }}>
      <Select
        key={field.key}
        defaultValue={initialText(field)}
        {...select}
        {...controlProps(field, hint !== undefined)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldWrapper>
  );
}
