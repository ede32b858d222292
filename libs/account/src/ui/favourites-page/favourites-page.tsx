import { Form, useLoaderData } from '@remix-run/react';
import { ProductGrid } from '@vyloha/catalog/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, IconButton } from '@vyloha/ui';
import type { favouritesLoader } from '../../handlers/lists/favourites-loader.server';
import { UserPage } from '../user-page/user-page';

/** The customer's wish list. */
export function FavouritesPage() {
  const { products } = useLoaderData<typeof favouritesLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={t('menu.favourites')}>
      {products.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('favourites.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        >
          <p>{t('favourites.emptyText')}</p>
        </EmptyState>
      ) : (
        <ProductGrid
          products={products}
          isFirstOnPage
          productActions={({ id, name }) => (
            <Form method="post">
              <input type="hidden" name="productId" value={id} />
              <IconButton type="submit" icon="heart-full" variant="round" label={t('favourites.remove', { name })} />
            </Form>
          )}
        />
      )}
    </UserPage>
  );
}
