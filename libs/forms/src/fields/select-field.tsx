import type { SelectHTMLAttributes } from 'react';
import { Select } from '@vyloha/ui';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';
import { controlProps, initialText } from './form-field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldFrameProps | 'id' | 'name'> {
  options: readonly SelectOption[];
}

/** The system's own choice list with label, hint and message. */
export function SelectField({ field, label, hint, isMarkedOptional, className, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, isMarkedOptional, className }}>
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
    </FieldFrame>
  );
}
