import type { TextareaHTMLAttributes } from 'react';
import { Textarea } from '@vyloha/ui';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';
import { controlProps, initialText } from './form-field';

export interface TextareaFieldProps
  extends FieldFrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrameProps | 'id' | 'name'> {}

/** Several lines of text with label, hint and message. */
export function TextareaField({ field, label, hint, isMarkedOptional, className, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, isMarkedOptional, className }}>
      <Textarea
        key={field.key}
        defaultValue={initialText(field)}
        minLength={field.minLength}
        maxLength={field.maxLength}
        {...textarea}
        {...controlProps(field, hint !== undefined)}
      />
    </FieldFrame>
  );
}
