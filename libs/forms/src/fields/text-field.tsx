import type { InputHTMLAttributes } from 'react';
import { Input } from '@vyloha/ui';
import { FieldWrapper } from './field-wrapper';
import type { FieldWrapperProps } from './field-wrapper';
import { controlProps, initialText } from './form-field';

type TextType = 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | 'number';

export interface TextFieldProps
  extends
    FieldWrapperProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWrapperProps | 'type' | 'id' | 'name'> {
  type?: TextType | undefined;
}

/** A one-line text field with label, hint and message. A password is never sent back by the server. */
export function TextField({
  field,
  label,
  hint,
  isMarkedOptional,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldWrapper field={field} label={label} hint={hint} isMarkedOptional={isMarkedOptional} className={className}>
      <Input
        key={field.key}
        defaultValue={type === 'password' ? undefined : initialText(field)}
        minLength={field.minLength}
        maxLength={field.maxLength}
        {...input}
        {...controlProps(field, hint !== undefined)}
        type={type}
      />
    </FieldWrapper>
  );
}
