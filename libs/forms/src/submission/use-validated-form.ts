import { getFormProps, useForm } from '@conform-to/react';
import type { DefaultValue, FieldMetadata, SubmissionResult } from '@conform-to/react';
import { getValibotConstraint } from '@conform-to/valibot';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { FormErrors } from '../error-summary/error-summary';
import { parseForm } from './parse-form';

type FormSchema = GenericSchema<Record<string, unknown>, unknown>;

interface ValidatedFormOptions<TSchema extends FormSchema> {
  /** Id of the form element; unique on the page and the same on the server. */
  id: string;
  schema: TSchema;
  /** The action's `submission`, when the form was refused. */
  lastResult?: SubmissionResult | null | undefined;
  defaultValue?: DefaultValue<InferInput<TSchema>> | undefined;
}

interface ValidatedForm<TSchema extends FormSchema> {
  /** Props of the form element. */
  formProps: { id: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void; noValidate: boolean };
  /** Props of the form controls. */
  fields: Required<{ [TName in keyof InferInput<TSchema>]: FieldMetadata<InferInput<TSchema>[TName]> }>;
  /** Props of the error summary. */
  errors: FormErrors;
}

/** Counts refusals by client validation and by the server. */
function useRefusals(lastResult: SubmissionResult | null | undefined) {
  const [refusals, setRefusals] = useState(lastResult?.status === 'error' ? 1 : 0);
  const countRefusal = () => setRefusals((count) => count + 1);
  useEffect(() => {
    if (lastResult?.status === 'error') countRefusal();
  }, [lastResult]);
  return { refusals, countRefusal };
}

/**
 * A form validated by one valibot schema: on change and blur with JavaScript, by the action without it. Values are
 * kept; native validation applies until the script has loaded.
 */
export function useValidatedForm<TSchema extends FormSchema>(
  options: ValidatedFormOptions<TSchema>,
): ValidatedForm<TSchema> {
  const { id, schema, lastResult, defaultValue } = options;
  const { refusals, countRefusal } = useRefusals(lastResult);
  const [form, fields] = useForm<InferInput<TSchema>, InferOutput<TSchema>>({
    id,
    lastResult: lastResult ?? null,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    constraint: getValibotConstraint(schema),
    defaultNoValidate: false,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const submission = parseForm(formData, schema);
      // Judging a single field goes this way too, but has no status.
      if (submission.status === 'error') countRefusal();
      return submission;
    },
  });
  const { onSubmit, noValidate } = getFormProps(form);
  return { formProps: { id, noValidate, onSubmit }, fields, errors: { formId: id, errors: form.allErrors, refusals } };
}
