import { Form, useLoaderData } from '@remix-run/react';
import { disabledReason } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, EmptyState, IconButton } from '@vyloha/ui';
import type { shoppingListLoader } from '../../handlers/lists/shopping-list-loader.server';
import { listRemovalPath } from '../../model/list-removal';
import { ListAmount } from '../list-items/list-amount';
import { ListCartButton } from '../list-items/list-cart-button';
import { ProductTable } from '../product-table/product-table';
import { UserPage } from '../user-page/user-page';
import { ListName } from './list-name';
import { ListRemoval } from './list-removal';
import { ListSharing } from './list-sharing';
import styles from './shopping-list-page.module.css';

/** One list with its products at current prices. */
export function ShoppingListPage() {
  const { list, currency, attempt, isRemoving, sharedUrl } = useLoaderData<typeof shoppingListLoader>();
  const { t } = useTranslation('account');
  const path = paths.shoppingList(list.id ?? '');
  return (
    <UserPage title={list.name} parentPages={[{ title: t('menu.shoppingLists'), to: paths.shoppingLists() }]}>
      {isRemoving && <ListRemoval name={list.name} path={path} />}
      {list.items.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('list.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        />
      ) : (
        <ProductTable
          lines={list.items}
          currency={currency}
          amount={(item) => <ListAmount item={item} />}
          actions={(item) => (
            <>
              <ListCartButton item={item} />
              <Form method="post">
                <input type="hidden" name="itemId" value={item.id} />
                <IconButton
                  type="submit"
                  name="intent"
                  value="removeItem"
                  icon="trash"
                  label={t('list.removeItem', { name: item.name })}
                />
              </Form>
            </>
          )}
        />
      )}
      <div className={styles.listActions}>
        {list.items.some((item) => disabledReason(item) === null) && (
          <Form method="post">
            <input type="hidden" name="attempt" value={attempt} />
            <Button type="submit" name="intent" value="addToCart" icon="cart">
              {t('list.addToCart')}
            </Button>
          </Form>
        )}
        <ButtonLink to={listRemovalPath(list.id ?? '')} variant="quiet" icon="trash">
          {t('list.remove')}
        </ButtonLink>
      </div>
      <ListName key={list.name} name={list.name} />
      <ListSharing sharedUrl={sharedUrl} />
    </UserPage>
  );
}
