import type { SubmissionResult } from '@conform-to/react';
import type { GenericSchema, InferOutput } from 'valibot';
import { firstErrorText } from '@vyloha/contract';
import type { WireError } from '@vyloha/contract';
import { parseForm } from './parse-form';

/** What an action answers to a refused form, with status 422 or 400; the page shows the form again by it. */
export interface FormRefusal {
  submission: SubmissionResult;
}

interface AcceptedForm<T> {
  ok: true;
  value: T;
  /**
   * The backend's refusal as one of the form. `fieldOf` names the form's field for a field of the wire; errors
   * without one are of the form as a whole.
   */
  refuse(errors: readonly WireError[], fieldOf?: (wireField: string) => string | undefined): FormRefusal;
}

interface RefusedForm {
  ok: false;
  refusal: FormRefusal;
}

export type ParsedSubmission<T> = AcceptedForm<T> | RefusedForm;

type Reply = (options: {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
  hideFields: string[];
}) => SubmissionResult;

async function readForm(source: Request | FormData): Promise<FormData> {
  if (source instanceof FormData) return source;
  try {
    return await source.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/** Passwords never go back to the page. */
function passwordFields(form: FormData): string[] {
  return [...form.keys()].filter((name) => /password/i.test(name));
}

/** Key of the words for a refusal that gives no reason. */
const genericFailure = 'ui:failure.text';

function refuseWith(reply: Reply, hideFields: string[]): AcceptedForm<never>['refuse'] {
  return (errors, fieldOf = (field) => field) => {
    const formErrors: string[] = [];
    const fieldErrors: Record<string, string[]> = {};
    for (const error of errors) {
      const name = error.field === undefined ? undefined : fieldOf(error.field);
      if (name === undefined) formErrors.push(firstErrorText([error]) ?? genericFailure);
      else fieldErrors[name] = [...(fieldErrors[name] ?? []), error.title];
    }
    if (errors.length === 0) formErrors.push(genericFailure);
    return { submission: reply({ formErrors, fieldErrors, hideFields }) };
  };
}

/**
 * Reads a posted form by its schema. Neither outcome throws, except a 400 `Response` for a body that is no form.
 */
export async function parseSubmission<TSchema extends GenericSchema>(
  source: Request | FormData,
  schema: TSchema,
): Promise<ParsedSubmission<InferOutput<TSchema>>> {
  const form = await readForm(source);
  const submission = parseForm(form, schema);
  const hideFields = passwordFields(form);
  if (submission.status !== 'success') return { ok: false, refusal: { submission: submission.reply({ hideFields }) } };
  return { ok: true, value: submission.value, refuse: refuseWith((options) => submission.reply(options), hideFields) };
}
