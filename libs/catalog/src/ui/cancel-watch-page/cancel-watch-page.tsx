import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { MailLinkPage } from '@vyloha/ui';
import type { cancelWatchLoader } from '../../handlers/product/cancel-watch-page.server';

/** Ends the watch of a product. */
export function CancelWatchPage() {
  const { t } = useTranslation('catalog');
  const { token, isDone } = useLoaderData<typeof cancelWatchLoader>();
  return (
    <MailLinkPage
      title={t('watch.cancel.title')}
      lead={t(token === '' ? 'watch.cancel.nothing' : 'watch.cancel.lead')}
      token={token}
      done={isDone ? { title: t('watch.cancel.done'), lead: t('watch.cancel.doneText') } : null}
      toShop={{ label: t('watch.cancel.toShop'), to: paths.eshop() }}
    />
  );
}
