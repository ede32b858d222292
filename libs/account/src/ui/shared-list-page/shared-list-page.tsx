import { Form, useLoaderData } from '@remix-run/react';
import { disabledReason } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, EmptyState, PageHeading, PageLayout } from '@vyloha/ui';
import type { sharedListLoader } from '../../handlers/lists/shared-list-loader.server';
import { ListCartButton } from '../list-items/list-cart-button';
import { ProductTable } from '../product-table/product-table';

/** A list that somebody shared, read only; what is in it can be bought. */
export function SharedListPage() {
  const { list, currency, attempt } = useLoaderData<typeof sharedListLoader>();
  const { t } = useTranslation('account');
  return (
    <PageLayout breadcrumbs={[{ title: list.name }]} isSheet>
      <PageHeading title={list.name} />
      <p>{t('list.sharedText')}</p>
      {list.items.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('list.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        />
      ) : (
        <ProductTable lines={list.items} currency={currency} actions={(item) => <ListCartButton item={item} />} />
      )}
      {list.items.some((item) => disabledReason(item) === null) && (
        <Form method="post">
          <input type="hidden" name="attempt" value={attempt} />
          <Button type="submit" icon="cart">
            {t('list.addToCart')}
          </Button>
        </Form>
      )}
    </PageLayout>
  );
}
