/**
 * What a form part needs to know of its field. Conform's field metadata has this shape; forms without Conform make it
 * by `plainFields`.
 */
export interface FormField {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  /** Changes when the form is reset. */
  key?: string | undefined;
  /** What was typed before the form was refused, or the preset. */
  initialValue?: unknown;
  /** Translation keys or ready texts; the first one is shown. */
  errors?: readonly string[] | undefined;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** Attributes that every control has: identity, constraints, ties to hint and message. */
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

/** The value a text control starts with. */
export function initialText({ initialValue }: FormField): string | undefined {
  return typeof initialValue === 'string' ? initialValue : undefined;
}
