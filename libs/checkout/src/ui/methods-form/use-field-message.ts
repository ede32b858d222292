import { useErrorText, type FormField } from '@vyloha/forms';

/** The first error of a field as text. */
export function useFieldMessage(): (field: FormField) => string | undefined {
  const errorText = useErrorText();
  return ({ errors: [error] = [] }) => error && errorText(error);
}
