import { useActionData } from '@remix-run/react';
import { CheckboxField, type FormField, useErrorText } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Field, FieldMessage, Hint, Input, Label } from '@vyloha/ui';
import { useEffect, useRef } from 'react';
import { parsePhotoIds, photoTextValues } from '../../model/claims/claim-form';

interface PhotoFieldProps {
  /** Ids of what was uploaded before the form was refused. */
  field: FormField;
  /** Checkbox that gives those up. */
  withoutField: FormField;
}

/** Photographs of a defect. Browsers never fill in files again, so those of a refused form stay uploaded. */
export function PhotoField({ field, withoutField }: PhotoFieldProps) {
  const { t } = useTranslation('returns');
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
        <Label htmlFor={field.id} optionalText={t('forms:optional')}>
          {t('claims.photos.label')}
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
        <Hint id={field.descriptionId}>{t('claims.photos.hint', photoTextValues)}</Hint>
        {error !== undefined && <FieldMessage id={field.errorId}>{errorText(error)}</FieldMessage>}
      </Field>
      {count > 0 && (
        <>
          <input type="hidden" name={field.name} value={uploaded} />
          <CheckboxField
            field={withoutField}
            label={t('claims.photos.without')}
            hint={t('claims.photos.uploaded', { count })}
          />
        </>
      )}
    </>
  );
}
