import type { BaseIssue, Config } from 'valibot';
import { ruleMessages } from './messages';

function defaultMessage({ received, type }: BaseIssue<unknown>): string {
  if (received === 'undefined') return ruleMessages.required;
  return type === 'max_length' ? 'forms:too_long' : 'forms:invalid';
}

/** For parsing a form: a rule without a message of its own has one of the shop's, never valibot's, which is English. */
export const formConfig: Config<BaseIssue<unknown>> = { message: defaultMessage };
