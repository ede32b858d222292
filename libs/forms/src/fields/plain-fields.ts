import type { SubmissionResult } from '@conform-to/react';
import type { FormField } from './form-field';

interface PlainFieldsOptions {
  formId: string;
  /** The action's result, when the form was refused. */
  lastResult?: SubmissionResult | null | undefined;
  /** Default values by name. */
  defaultValue?: Readonly<Record<string, string | undefined>> | undefined;
}

type PlainField = (name: string, options?: Pick<FormField, 'required' | 'minLength' | 'maxLength'>) => FormField;

/** Fields of a form that is validated by the server only: adds no JavaScript. */
export function plainFields({ formId, lastResult, defaultValue }: PlainFieldsOptions): PlainField {
  return (name, options = {}) => {
    const id = `${formId}-${name}`;
    return {
      ...options,
      id,
      name,
      errorId: `${id}-error`,
      descriptionId: `${id}-description`,
      initialValue: lastResult?.initialValue?.[name] ?? defaultValue?.[name],
      errors: lastResult?.error?.[name] ?? undefined,
    };
  };
}
