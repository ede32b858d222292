import type { SubmissionResult } from '@conform-to/react';
import { getValibotConstraint } from '@conform-to/valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { firstErrorText } from '@vyloha/contract';
import type { Result, WireError } from '@vyloha/contract';
import { isPasswordField } from './normalize-spaces';
import { parseForm } from './parse-form';
import { assertKnownFields, readForm } from './read-form.server';

/** An action's result for a refused form, with status 422 or 400; the page re-renders the form from it. */
export interface FormRefusal {
  submission: SubmissionResult;
}

interface Refusable {
  /**
   * Turns the backend's refusal into one of the form. `fieldOf` maps a wire field to the form's field; errors without
   * one are form-level errors.
   */
  refuse(errors: readonly WireError[], fieldOf?: (wireField: string) => string | undefined): FormRefusal;
}

/** A form that follows its rules; the backend may still refuse it. */
export type AcceptedForm<T> = Extract<Result<T, FormRefusal>, { ok: true }> & Refusable;

type ParsedSubmission<T> = AcceptedForm<T> | Extract<Result<T, FormRefusal>, { ok: false }>;

type Reply = (options: {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
  hideFields: string[];
}) => SubmissionResult;

/**
 * Only exact names of the schema reach Conform: it allocates arrays as long as any index in a name says, and reserved
 * names control it.
 */
function knownFields(form: FormData, schema: GenericSchema, controlNames: readonly string[]): FormData {
  const constraints = new Map(Object.entries(getValibotConstraint(schema)));
  assertKnownFields(
    form,
    (name) => constraints.has(name) || controlNames.includes(name),
    (name) => constraints.get(name)?.multiple === true,
  );
  const known = new FormData();
  for (const [name, value] of form) if (constraints.has(name)) known.append(name, value);
  return known;
}

/** Passwords are never sent back to the page. */
function passwordFields(form: FormData): string[] {
  return [...form.keys()].filter(isPasswordField);
}

/** Translation key for a refusal without a reason. */
const genericFailure = 'ui:failure.text';

function refuseWith(reply: Reply, hideFields: string[]): Refusable['refuse'] {
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
 * Parses a posted form by its schema. `controlNames` are further posted fields: buttons, and fields that distinguish
 * forms of one page. Neither outcome throws; only a body that the form cannot send throws a 400 `Response`.
 */
export async function parseSubmission<TSchema extends GenericSchema>(
  source: Request | FormData,
  schema: TSchema,
  controlNames: readonly string[] = [],
): Promise<ParsedSubmission<InferOutput<TSchema>>> {
  const posted = source instanceof FormData ? source : await readForm(source);
  const form = knownFields(posted, schema, controlNames);
  const submission = parseForm(form, schema);
  const hideFields = passwordFields(form);
  if (submission.status !== 'success') return { ok: false, problem: { submission: submission.reply({ hideFields }) } };
  return { ok: true, value: submission.value, refuse: refuseWith((options) => submission.reply(options), hideFields) };
}
