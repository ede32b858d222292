import type { InputHTMLAttributes } from 'react';
import { Input } from '@vyloha/ui';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';
import { controlProps, initialText } from './form-field';

type TextType = 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | 'number';

export interface TextFieldProps
  extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrameProps | 'type' | 'id' | 'name'> {
  type?: TextType | undefined;
}

/** A one-line text with its label, hint and message. A password never comes back from the server. */
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
    <FieldFrame {...{ field, label, hint, isMarkedOptional, className }}>
      <Input
        key={field.key}
        defaultValue={type === 'password' ? undefined : initialText(field)}
        minLength={field.minLength}
        maxLength={field.maxLength}
        {...input}
        {...controlProps(field, hint !== undefined)}
        type={type}
      />
    </FieldFrame>
  );
}
