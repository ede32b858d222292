import { Form, useNavigation } from '@remix-run/react';
import {
  ErrorSummary,
  FieldGroup,
  FieldStack,
  plainFields,
  submissionErrors,
  TextareaField,
  TextField,
  useErrorText,
  PhotoField,
} from '@vyloha/forms';
import { photoTextValues } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { Button, FieldMessage, Hint, StarRatingInput } from '@vyloha/ui';
import { reviewLimits } from '../../model/reviews/review-input';
import { useRefusedForm } from '../use-refused-form';

const formId = 'review';

/** Form of a review: stars, and an optional text. Validated by the server only, so that it needs no script. */
export function ReviewForm() {
  const { t } = useTranslation('catalog');
  const { isLoggedIn } = useShopper();
  const errorText = useErrorText();
  const isSending = useNavigation().formData?.get('intent') === formId;
  const lastResult = useRefusedForm(formId);
  const fieldOf = plainFields({ formId, lastResult });
  const stars = fieldOf('stars');
  const starsError = stars.errors?.[0];
  const labels = {
    stars: t('reviews.form.stars'),
    text: t('reviews.form.text'),
    photos: t('reviews.photos.label'),
    name: t('reviews.form.name'),
    email: t('reviews.form.email'),
    order_code: t('reviews.form.order'),
  };
  return (
    <Form method="post" encType="multipart/form-data" id={formId} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={formId} />
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
        <StarRatingInput
          id={stars.id}
          name={stars.name}
          legend={labels.stars}
          labels={[1, 2, 3, 4, 5].map((count) => t(`reviews.form.mark.${count}`))}
          defaultValue={typeof stars.initialValue === 'string' ? stars.initialValue : undefined}
          isInvalid={starsError !== undefined}
          messageId={stars.errorId}
          message={starsError && <FieldMessage id={stars.errorId}>{errorText(starsError)}</FieldMessage>}
        />
        <TextareaField field={fieldOf('text')} label={labels.text} rows={4} maxLength={reviewLimits.text} />
        <PhotoField
          field={fieldOf('photos')}
          withoutField={fieldOf('withoutPhotos')}
          texts={{
            label: t('reviews.photos.label'),
            hint: t('reviews.photos.hint', photoTextValues),
            without: t('reviews.photos.without'),
            uploaded: (count) => t('reviews.photos.uploaded', { count }),
          }}
        />
        {!isLoggedIn && (
          <FieldGroup isPair>
            <TextField
              field={fieldOf('name', { required: true })}
              label={labels.name}
              autoComplete="nickname"
              maxLength={reviewLimits.name}
            />
            <TextField
              field={fieldOf('email', { required: true })}
              label={labels.email}
              type="email"
              autoComplete="email"
              hint={t('reviews.form.emailHint')}
            />
          </FieldGroup>
        )}
        {!isLoggedIn && (
          <TextField
            field={fieldOf('order_code')}
            label={labels.order_code}
            autoComplete="off"
            maxLength={reviewLimits.order_code}
            hint={t('reviews.form.orderHint')}
          />
        )}
        <SubmitPart isSending={isSending} />
      </FieldStack>
    </Form>
  );
}

function SubmitPart({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <Hint id={`${formId}-privacy`}>
        {t('reviews.form.privacy')} <a href={paths.page(legalPageSlugs.privacy)}>{t('reviews.form.privacyLink')}</a>
      </Hint>
      <div>
        <Button type="submit" isBusy={isSending}>
          {t('reviews.form.submit')}
        </Button>
      </div>
    </>
  );
}
