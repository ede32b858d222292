import { Form, useLoaderData } from '@remix-run/react';
import { disabledReason, multiplierFrom, toQuantity } from '@vyloha/cart';
import { AddToCartForm, UnavailableAddButton } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, EmptyState, IconButton } from '@vyloha/ui';
import type { shoppingListLoader } from '../../handlers/lists/shopping-list-loader.server';
import type { ShoppingList } from '../../model/shopping-list';
import { ProductTable } from '../product-table/product-table';
import { UserPage } from '../user-page/user-page';
import styles from './shopping-list-page.module.css';

/** One list with its products at current prices. */
export function ShoppingListPage() {
  const { list, currency } = useLoaderData<typeof shoppingListLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={list.name} parentPages={[{ title: t('menu.shoppingLists'), to: paths.shoppingLists() }]}>
      {list.items.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('list.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        />
      ) : (
        <ProductTable lines={list.items} currency={currency} actions={(item) => <ItemActions item={item} />} />
      )}
      <Form method="post" className={styles.listActions}>
        {list.items.some((item) => disabledReason(item) === null) && (
          <Button type="submit" name="intent" value="addToCart" icon="cart">
            {t('list.addToCart')}
          </Button>
        )}
        <Button type="submit" variant="quiet" icon="trash">
          {t('list.remove')}
        </Button>
      </Form>
    </UserPage>
  );
}

function ItemActions({ item }: { item: ShoppingList['items'][number] }) {
  const { t } = useTranslation('account');
  const reason = disabledReason(item);
  const multiplier = multiplierFrom(item.metres);
  return (
    <>
      {item.variantId !== null && (
        <span className={styles.add}>
          {reason === null ? (
            <AddToCartForm
              variantId={item.variantId}
              name={item.name}
              fixedQuantity={{ quantity: toQuantity(item.amount, multiplier), multiplier }}
            />
          ) : (
            <UnavailableAddButton reason={reason} name={item.name} />
          )}
        </span>
      )}
      <Form method="post">
        <input type="hidden" name="itemId" value={item.id} />
        <IconButton type="submit" icon="trash" label={t('list.removeItem', { name: item.name })} />
      </Form>
    </>
  );
}
