import { Form, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, TextareaField, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Button, Card, Hint } from '@vyloha/ui';
import { useEffect, useRef } from 'react';
import { contactFormInput, contactLimits } from '../../model/pages/contact-form-input';
import styles from './contact-form.module.css';

/** Product code from the URL; anything else could inject text into the form. */
const productCodePattern = /^[\w-]{1,40}$/;

/** Contact form for messages to the shop's staff. */
export function ContactForm() {
  const { t } = useTranslation('content-blocks');
  const refusal = useActionData<FormRefusal>();
  const isSending = useNavigation().state === 'submitting';
  const productCode = useSearchParams()[0].get('zbozi');
  const trap = useRef<HTMLInputElement>(null);
  // So that the next attempt succeeds: nobody sees what is in it.
  useEffect(() => {
    if (trap.current !== null) trap.current.value = '';
  }, [refusal]);
  const id = 'contact';
  const { formProps, fields, errors } = useValidatedForm({
    id,
    schema: contactFormInput,
    lastResult: refusal?.submission,
    defaultValue:
      productCode !== null && productCodePattern.test(productCode)
        ? { message: t('contactForm.about', { code: productCode }) }
        : undefined,
  });
  const labels = {
    name: t('contactForm.name'),
    email: t('contactForm.email'),
    phone: t('contactForm.phone'),
    message: t('contactForm.message'),
  };
  return (
    <Card as="section" tone="sand" className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('contactForm.title')}</h2>
      <Form method="post" action={paths.contact()} {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={labels} />
          <TextField field={fields.name} label={labels.name} autoComplete="name" maxLength={contactLimits.name} />
          <TextField field={fields.email} label={labels.email} type="email" inputMode="email" autoComplete="email" />
          <TextField
            field={fields.phone}
            label={labels.phone}
            hint={t('contactForm.phoneHint')}
            type="tel"
            autoComplete="tel"
            maxLength={contactLimits.phone}
            isMarkedOptional
          />
          <TextareaField field={fields.message} label={labels.message} rows={6} maxLength={contactLimits.message} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${id}-empty`}>{t('contactForm.leaveEmpty')}</label>
            <input ref={trap} id={`${id}-empty`} name={fields.leaveEmpty.name} tabIndex={-1} autoComplete="off" />
          </div>
          <Hint id={`${id}-privacy`}>
            {t('contactForm.privacy')} <a href={paths.page(legalPageSlugs.privacy)}>{t('contactForm.more')}</a>
          </Hint>
          <Button type="submit" size="large" icon="mail" isBusy={isSending}>
            {t('contactForm.submit')}
          </Button>
        </FieldStack>
      </Form>
    </Card>
  );
}
