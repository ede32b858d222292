/**
 * What a form control needs of its field. Conform's field metadata has this shape; forms without Conform create it with
 * `plainFields`.
 */
export interface FormField {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  /** Changes when the form is reset. */
  key?: string | undefined;
  /** The submitted value of a refused form, or the default value. */
  initialValue?: unknown;
  /** Translation keys or final texts; the first one is shown. */
  errors?: readonly string[] | undefined;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** Attributes of every control: identity, constraints, references to hint and message. */
export function controlProps(field: FormField, hasHint = false) {
  const isInvalid = (field.errors?.length ?? 0) > 0;
  const describedBy = [hasHint ? field.descriptionId : '', isInvalid ? field.errorId : ''].filter(Boolean).join(' ');
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** The initial value of a text control. */
export function initialText({ initialValue }: FormField): string | undefined {
  return typeof initialValue === 'string' ? initialValue : undefined;
}
