import type { TextareaHTMLAttributes } from 'react';
import { Textarea } from '@vyloha/ui';
import { FieldWrapper } from './field-wrapper';
import type { FieldWrapperProps } from './field-wrapper';
import { controlProps, initialText } from './form-field';

export interface TextareaFieldProps
  extends
    FieldWrapperProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWrapperProps | 'id' | 'name'> {}

/** A multi-line text field with label, hint and message. */
export function TextareaField({ field, label, hint, isMarkedOptional, className, ...textarea }: TextareaFieldProps) {
  return (
    <FieldWrapper field={field} label={label} hint={hint} isMarkedOptional={isMarkedOptional} className={className}>
      <Textarea
        key={field.key}
        defaultValue={initialText(field)}
        minLength={field.minLength}
        maxLength={field.maxLength}
        {...textarea}
        {...controlProps(field, hint !== undefined)}
      />
    </FieldWrapper>
  );
}
