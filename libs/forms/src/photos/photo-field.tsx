import { useActionData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Field, FieldMessage, Hint, Input, Label } from '@vyloha/ui';
import { useEffect, useRef } from 'react';
import { CheckboxField } from '../fields/checkbox-field';
import type { FormField } from '../fields/form-field';
import { useErrorText } from '../fields/use-error-text';
import { parsePhotoIds } from './photo-ids';

interface PhotoFieldProps {
  /** Ids of what was uploaded before the form was refused. */
  field: FormField;
  /** Checkbox that gives those up. */
  withoutField: FormField;
  texts: {
    label: string;
    hint: string;
    /** Of the checkbox. */
    without: string;
    /** How many are uploaded already. */
    uploaded: (count: number) => string;
  };
}

/** Photographs of a form. Browsers never fill in files again, so those of a refused form stay uploaded. */
export function PhotoField({ field, withoutField, texts }: PhotoFieldProps) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const refusal = useActionData();
  const input = useRef<HTMLInputElement>(null);
  // What was chosen is uploaded or refused by now: sending it again would do so again.
  useEffect(() => {
    if (refusal !== undefined && input.current !== null) input.current.value = '';
  }, [refusal]);
  const error = field.errors?.[0];
  const uploaded = typeof field.initialValue === 'string' ? field.initialValue : '';
  const { length: count } = parsePhotoIds(uploaded);
  return (
    <>
      <Field>
        <Label htmlFor={field.id} optionalText={t('optional')}>
          {texts.label}
        </Label>
        <Input
          id={field.id}
          ref={input}
          type="file"
          name="photoFiles"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? field.descriptionId : `${field.descriptionId} ${field.errorId}`}
        />
        <Hint id={field.descriptionId}>{texts.hint}</Hint>
        {error !== undefined && <FieldMessage id={field.errorId}>{errorText(error)}</FieldMessage>}
      </Field>
      {count > 0 && (
        <>
          <input type="hidden" name={field.name} value={uploaded} />
          <CheckboxField field={withoutField} label={texts.without} hint={texts.uploaded(count)} />
        </>
      )}
    </>
  );
}
