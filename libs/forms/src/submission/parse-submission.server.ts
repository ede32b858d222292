import type { SubmissionResult } from '@conform-to/react';
import { getValibotConstraint } from '@conform-to/valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { firstErrorText } from '@vyloha/contract';
import type { WireError } from '@vyloha/contract';
import { parseForm } from './parse-form';
import { assertKnownFields, readForm } from './read-form.server';

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

/**
 * Only names of the schema reach Conform, as they stand there: it makes arrays as long as any index in a name says, and
 * names of its own steer it.
 */
function knownFields(form: FormData, schema: GenericSchema, controls: readonly string[]): FormData {
  const constraints = new Map(Object.entries(getValibotConstraint(schema)));
  assertKnownFields(
    form,
    (name) => constraints.has(name) || controls.includes(name),
    (name) => constraints.get(name)?.multiple === true,
  );
  const known = new FormData();
  for (const [name, value] of form) if (constraints.has(name)) known.append(name, value);
  return known;
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
 * Reads a posted form by its schema. `controls` names what the form posts besides: its buttons, and what tells it apart
 * from other forms of the page. Neither outcome throws, except a 400 `Response` for a body that the form does not send.
 */
export async function parseSubmission<TSchema extends GenericSchema>(
  source: Request | FormData,
  schema: TSchema,
  controls: readonly string[] = [],
): Promise<ParsedSubmission<InferOutput<TSchema>>> {
  const posted = source instanceof FormData ? source : await readForm(source);
  const form = knownFields(posted, schema, controls);
  const submission = parseForm(form, schema);
  const hideFields = passwordFields(form);
  if (submission.status !== 'success') return { ok: false, refusal: { submission: submission.reply({ hideFields }) } };
  return { ok: true, value: submission.value, refuse: refuseWith((options) => submission.reply(options), hideFields) };
}
