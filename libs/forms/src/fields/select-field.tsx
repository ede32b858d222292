import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Select } from '@vyloha/ui';
import { FieldWrapper } from './field-wrapper';
import type { FieldWrapperProps } from './field-wrapper';
import { controlProps, initialText } from './form-field';

export interface SelectOption {
  value: string;
  label: string;
  /** Heading over neighbouring options of the same group. */
  group?: string;
}

export interface SelectFieldProps
  extends FieldWrapperProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldWrapperProps | 'id' | 'name'> {
  options: readonly SelectOption[];
}

const toOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Options in their order, those of a group below its heading. */
function toOptions(options: readonly SelectOption[]): ReactNode[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const ofGroup = options.filter((option) => option.group === group).map(toOption);
    return group === undefined ? (
      ofGroup
    ) : (
      <optgroup key={group} label={group}>
        {ofGroup}
      </optgroup>
    );
  });
}

/** A native select with label, hint and message. */
export function SelectField({ field, label, hint, isMarkedOptional, className, options, ...select }: SelectFieldProps) {
  const control = controlProps(field, hint !== undefined);
  // Where each option has a value, one is always selected, and HTML allows no `required`.
  const isRequired = control.required === true && options.some(({ value }) => value === '');
  return (
    <FieldWrapper field={field} label={label} hint={hint} isMarkedOptional={isMarkedOptional} className={className}>
      <Select key={field.key} defaultValue={initialText(field)} {...select} {...control} required={isRequired}>
        {toOptions(options)}
      </Select>
    </FieldWrapper>
  );
}
