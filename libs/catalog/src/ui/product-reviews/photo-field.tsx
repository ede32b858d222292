import { CheckboxField, type FormField, useErrorText } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Field, FieldMessage, Hint, Input, Label } from '@vyloha/ui';
import { parsePhotoIds, photoTextValues } from '../../model/reviews/photos';

interface PhotoFieldProps {
  /** Ids of what was uploaded before the form was refused. */
  field: FormField;
  /** Checkbox that gives those up. */
  withoutField: FormField;
}

/** Photographs of a review. Browsers never fill in files again, so those of a refused form stay uploaded. */
export function PhotoField({ field, withoutField }: PhotoFieldProps) {
  const { t } = useTranslation('catalog');
  const errorText = useErrorText();
  const error = field.errors?.[0];
  const uploaded = typeof field.initialValue === 'string' ? field.initialValue : '';
  const { length: count } = parsePhotoIds(uploaded);
  return (
    <>
      <Field>
        <Label htmlFor={field.id} optionalText={t('forms:optional')}>
          {t('reviews.photos.label')}
        </Label>
        <Input
          id={field.id}
          type="file"
          name="photoFiles"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? field.descriptionId : `${field.descriptionId} ${field.errorId}`}
        />
        <Hint id={field.descriptionId}>{t('reviews.photos.hint', photoTextValues)}</Hint>
        {error !== undefined && <FieldMessage id={field.errorId}>{errorText(error)}</FieldMessage>}
      </Field>
      {count > 0 && (
        <>
          <input type="hidden" name={field.name} value={uploaded} />
          <CheckboxField
            field={withoutField}
            label={t('reviews.photos.without')}
            hint={t('reviews.photos.uploaded', { count })}
          />
        </>
      )}
    </>
  );
}
