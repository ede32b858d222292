import { Form, useNavigation } from '@remix-run/react';
import { FieldStack, plainFields, TextField, useErrorText } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { Alert, Button, Disclosure, Hint } from '@vyloha/ui';
import type { ProductDetail } from '../../model/product/product-detail';
import { useRefusedForm } from '../use-refused-form';

const formId = 'watchPrice';

/** A mail when the variant gets cheaper. Nothing personal is filled in: the page is cached for all shoppers. */
export function PriceWatch({ product: { variantId, unit } }: { product: Pick<ProductDetail, 'variantId' | 'unit'> }) {
  const { t } = useTranslation('catalog');
  const { currency, hasTax } = useShopper();
  const errorText = useErrorText();
  const isSending = useNavigation().formData?.get('intent') === formId;
  const lastResult = useRefusedForm(formId);
  const fieldOf = plainFields({ formId, lastResult });
  const refusal = lastResult?.error?.['']?.[0];
  return (
    <Disclosure title={t('watch.price.title')} isInitiallyOpen={lastResult !== undefined}>
      <Form method="post" id={formId} noValidate preventScrollReset>
        <input type="hidden" name="intent" value={formId} />
        <input type="hidden" name="variantId" value={variantId} />
        <FieldStack>
          {refusal && (
            <Alert tone="danger" role="alert">
              {errorText(refusal)}
            </Alert>
          )}
          <TextField
            field={fieldOf('email', { required: true })}
            label={t('watch.email')}
            type="email"
            autoComplete="email"
          />
          <TextField
            field={fieldOf('targetPrice')}
            label={t('watch.price.target', { currency: currency.symbol })}
            hint={t(hasTax ? 'watch.price.targetHint' : 'watch.price.targetHintUntaxed', { unit })}
            inputMode="decimal"
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" icon="bell" isBusy={isSending}>
            {t('watch.price.submit')}
          </Button>
          <Hint id={`${formId}-privacy`}>
            {t('watch.price.privacy')} <a href={paths.page(legalPageSlugs.privacy)}>{t('reviews.form.privacyLink')}</a>
          </Hint>
        </FieldStack>
      </Form>
    </Disclosure>
  );
}
