import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Link, MailLinkPage, PageHeading, PageLayout } from '@vyloha/ui';
import type { unsubscribeNewsletterLoader } from '../../handlers/newsletter-links.server';
import type { NewsletterRefusal } from '../../model/newsletter';
import { EmailRow } from '../newsletter-form/email-row';
import styles from '../newsletter-form/newsletter-form.module.css';

/** Ends a subscription: by the subscriber's own address, else it asks for the e-mail to which that is mailed. */
export function NewsletterUnsubscribePage() {
  const { t } = useTranslation('shell');
  const { token, step } = useLoaderData<typeof unsubscribeNewsletterLoader>();
  const refusal = useActionData<NewsletterRefusal | null>() ?? undefined;
  const title = t('newsletter.unsubscribe.title');
  if (refusal === undefined && step === 'confirm') {
    const toShop = { label: t('newsletter.toShop'), to: paths.eshop() };
    return <MailLinkPage title={title} lead={t('newsletter.unsubscribe.lead')} token={token} toShop={toShop} />;
  }
  if (refusal === undefined && step !== 'ask' && step !== 'confirm') {
    const isOver = step === 'odhlaseno';
    return (
      <PageLayout breadcrumbs={[{ title }]}>
        <PageHeading
          title={isOver ? t('newsletter.unsubscribe.doneTitle') : title}
          lead={t(`newsletter.unsubscribe.${isOver ? 'done' : 'sent'}`)}
        />
        <p>
          <ButtonLink to={paths.eshop()}>{t('newsletter.toShop')}</ButtonLink>
        </p>
        <p>
          <Link to={isOver ? paths.newsletter() : paths.newsletterUnsubscribe()}>
            {t(`newsletter.unsubscribe.${isOver ? 'again' : 'resend'}`)}
          </Link>
        </p>
      </PageLayout>
    );
  }
  return (
    <PageLayout breadcrumbs={[{ title }]}>
      <PageHeading title={title} lead={t('newsletter.unsubscribe.ask')} />
      {refusal?.problem === null && <Alert tone="danger">{t('newsletter.unsubscribe.dead')}</Alert>}
      <Form method="post" action={paths.newsletterUnsubscribe()} className={styles.form}>
        <EmailRow submit={t('newsletter.unsubscribe.send')} refusal={refusal} />
      </Form>
    </PageLayout>
  );
}
