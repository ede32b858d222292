import * as v from 'valibot';

function textOf(value: unknown, key: string): string {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof field === 'string' ? field : '';
}

interface CrossFieldCheck {
  /** The validated field, which shows the message; an empty one is not validated. */
  field: string;
  /** The field it is compared with. */
  relatedField: string;
  isValid: (value: string, relatedField: string) => boolean;
  message: string;
}

/**
 * Validates one field of a form against another. Goes into the pipe of the form's object and runs even while other
 * fields are invalid.
 */
export function crossFieldCheck<TForm>({
  field,
  relatedField,
  isValid,
  message,
}: CrossFieldCheck): v.RawCheckAction<TForm> {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    const form: unknown = dataset.value;
    const value = textOf(form, field);
    if (value === '' || isValid(value, textOf(form, relatedField))) return;
    addIssue({ message, path: [{ type: 'unknown', origin: 'value', input: form, key: field, value }] });
  });
}
