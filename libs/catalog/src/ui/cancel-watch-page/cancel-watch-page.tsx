import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, PageHeading, PageLayout } from '@vyloha/ui';
import type { cancelWatchLoader } from '../../handlers/product/cancel-watch-page.server';

/** Target of the link in a watch e-mail. */
export function CancelWatchPage() {
  const { t } = useTranslation('catalog');
  const { token } = useLoaderData<typeof cancelWatchLoader>();
  const isSending = useNavigation().state !== 'idle';
  const title = t('watch.cancel.title');
  return (
    <PageLayout breadcrumbs={[{ title }]}>
      <PageHeading title={title} />
      <p>{t(token === '' ? 'watch.cancel.nothing' : 'watch.cancel.lead')}</p>
      {token === '' ? (
        <p>
          <ButtonLink to={paths.eshop()}>{t('watch.cancel.toGoods')}</ButtonLink>
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
