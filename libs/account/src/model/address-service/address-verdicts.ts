import * as v from 'valibot';
import type { AddressVerdicts } from './address-verdict-event';

const names = v.optional(v.array(v.string()), []);
const failure = v.object({ success: v.literal(false) });
const formValidation = v.object({ inputs: v.object({ invalid: names, withWarning: names }) });

/**
 * The service's verdicts about a form.
 * @param response what the service answered about an address of the page
 * @param validateForm its summary of the form's fields; may throw
 */
export function toVerdicts(response: unknown, validateForm: () => unknown): AddressVerdicts {
  if (v.is(failure, response)) return { kind: 'failed' };
  try {
    const { invalid, withWarning } = v.parse(formValidation, validateForm()).inputs;
    return { kind: 'judged', invalid, doubtful: withWarning };
  } catch {
    return { kind: 'failed' };
  }
}
