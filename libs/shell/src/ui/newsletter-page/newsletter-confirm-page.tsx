import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { MailLinkPage } from '@vyloha/ui';
import type { confirmNewsletterLoader } from '../../handlers/newsletter-links.server';

/** Confirms a subscription. */
export function NewsletterConfirmPage() {
  const { t } = useTranslation('shell');
  const { token, isDone } = useLoaderData<typeof confirmNewsletterLoader>();
  return (
    <MailLinkPage
      title={t('newsletter.confirm.title')}
      lead={t(token === '' ? 'newsletter.confirm.nothing' : 'newsletter.confirm.lead')}
      token={token}
      done={isDone ? { title: t('newsletter.confirm.done'), lead: t('newsletter.confirm.doneText') } : null}
      toShop={{ label: t('newsletter.toShop'), to: paths.eshop() }}
    />
  );
}
