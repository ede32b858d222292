import { getValibotConstraint, parseWithValibot } from '@conform-to/valibot';
import type { Submission } from '@conform-to/react';
import type { GenericSchema, InferOutput } from 'valibot';
import { formConfig } from '../rules/form-config';
import { normalizeSpaces } from './normalize-spaces';

/** Browsers omit unchecked radios and checkboxes; as empty fields they get the message of their rule. */
function fillMissingFields(form: FormData, schema: GenericSchema): FormData {
  const complete = normalizeSpaces(form);
  for (const [name, { multiple }] of Object.entries(getValibotConstraint(schema))) {
    const isTopLevel = /^[^.[]+$/.test(name);
    if (isTopLevel && multiple !== true && !form.has(name)) complete.append(name, '');
  }
  return complete;
}

/** Validates a form by its schema, the same way on client and server. */
export function parseForm<TSchema extends GenericSchema>(
  form: FormData,
  schema: TSchema,
): Submission<InferOutput<TSchema>> {
  return parseWithValibot(fillMissingFields(form, schema), { schema, info: formConfig });
}
