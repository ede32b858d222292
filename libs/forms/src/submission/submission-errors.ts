import type { SubmissionResult } from '@conform-to/react';
import type { FormErrors } from '../error-summary/error-summary';

/** Errors of a form that is validated by the server only. */
export function submissionErrors(formId: string, lastResult: SubmissionResult | null | undefined): FormErrors {
  return { formId, errors: lastResult?.error ?? {}, refusals: lastResult?.status === 'error' ? 1 : 0 };
}
