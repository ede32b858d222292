import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation, withNonBreakingSpaces } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, PageHeading, PageLayout } from '@vyloha/ui';
import type { confirmNewsletterLoader } from '../../handlers/newsletter-links.server';

/** Target of the links in the mails to subscribers: confirms by a button, or unsubscribes by one. */
export function NewsletterLinkPage() {
  const { t } = useTranslation('shell');
  const { link, token } = useLoaderData<typeof confirmNewsletterLoader>();
  const isSending = useNavigation().state !== 'idle';
  const title = t(`newsletter.${link}.title`);
  return (
    <PageLayout breadcrumbs={[{ title }]}>
      <PageHeading title={title} />
      <p>{withNonBreakingSpaces(t(token === '' ? `newsletter.${link}.nothing` : `newsletter.${link}.lead`))}</p>
      {token === '' ? (
        <p>
          <ButtonLink to={paths.eshop()}>{t('newsletter.toGoods')}</ButtonLink>
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large" isBusy={isSending}>
            {title}
          </Button>
        </Form>
      )}
    </PageLayout>
  );
}
