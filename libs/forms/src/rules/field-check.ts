import * as v from 'valibot';

function textOf(value: unknown, key: string): string {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof field === 'string' ? field : '';
}

interface FieldCheck {
  /** The field that is judged and shows the message; an empty one is not judged. */
  field: string;
  /** The field it is judged by. */
  by: string;
  isValid: (value: string, by: string) => boolean;
  message: string;
}

/**
 * Judges one field of a form by another. Goes into the pipe of the form's object and runs even while other fields are
 * still wrong.
 */
export function fieldCheck<TForm>({ field, by, isValid, message }: FieldCheck): v.RawCheckAction<TForm> {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    const form: unknown = dataset.value;
    const value = textOf(form, field);
    if (value === '' || isValid(value, textOf(form, by))) return;
    addIssue({ message, path: [{ type: 'unknown', origin: 'value', input: form, key: field, value }] });
  });
}
