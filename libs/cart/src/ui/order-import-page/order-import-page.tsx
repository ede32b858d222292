import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, PageLayout } from '@vyloha/ui';
import type { orderImportLoader } from '../../handlers/order-entry.server';
import { OrderEntry } from '../order-entry/order-entry';

/** The page at /kosik/import-objednavky. */
export function OrderImportPage() {
  const { t } = useTranslation('cart');
  const { rows, attempt } = useLoaderData<typeof orderImportLoader>();
  const title = t(rows === null ? 'import.title' : 'bulkOrder.title');
  return (
    <PageLayout breadcrumbs={[{ title: t('page.title'), to: paths.cart() }, { title }]}>
      <h1>{title}</h1>
      <OrderEntry rows={rows} attempt={attempt} />
      <p>
        <ButtonLink to={paths.cart()} variant="quiet" icon="arrow-left">
          {t('import.back')}
        </ButtonLink>
      </p>
    </PageLayout>
  );
}
