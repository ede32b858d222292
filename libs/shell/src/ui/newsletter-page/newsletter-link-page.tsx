import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { MailLinkPage } from '@vyloha/ui';
import type { confirmNewsletterLoader } from '../../handlers/newsletter-links.server';

/** Confirms a subscription, or ends one. */
export function NewsletterLinkPage() {
  const { t } = useTranslation('shell');
  const { link, token } = useLoaderData<typeof confirmNewsletterLoader>();
  return (
    <MailLinkPage
      title={t(`newsletter.${link}.title`)}
      lead={t(token === '' ? `newsletter.${link}.nothing` : `newsletter.${link}.lead`)}
      token={token}
      toShop={{ label: t('newsletter.toShop'), to: paths.eshop() }}
    />
  );
}
