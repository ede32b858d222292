import { withOrdinarySpaces } from '@vyloha/contract';

/** A password is what was typed. */
export function isPasswordField(name: string): boolean {
  return /password/i.test(name);
}

/** Fields that nobody types: a rule refuses an address with spaces of any kind, instead of taking another one. */
const untypedFields: readonly string[] = ['redirectTo'];

/**
 * The form with ordinary spaces only, so that no rule has to know the others: a phone number or a postcode that was copied
 * from a page has non-breaking ones.
 * @param tables names of fields whose tabs separate cells
 */
export function normalizeSpaces(form: FormData, tables: readonly string[] = []): FormData {
  const normalized = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || isPasswordField(name) || untypedFields.includes(name))
      normalized.append(name, value);
    else if (tables.includes(name)) normalized.append(name, value.split('\t').map(withOrdinarySpaces).join('\t'));
    else normalized.append(name, withOrdinarySpaces(value));
  }
  return normalized;
}
