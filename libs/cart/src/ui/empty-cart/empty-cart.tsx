import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import type { ReactNode } from 'react';

/** Empty-cart page with links; the app may put suggestions below. */
export function EmptyCart({ suggestions }: { suggestions?: ReactNode }) {
  const { t } = useTranslation('cart');
  return (
    <>
      <EmptyState
        icon="cart"
        title={t('empty.title')}
        headingLevel={null}
        actions={
          <>
            <ButtonLink to={paths.home()}>{t('empty.home')}</ButtonLink>
            <ButtonLink to={paths.search()} variant="secondary" icon="search">
              {t('empty.search')}
            </ButtonLink>
            <ButtonLink to={paths.orderImport()} variant="quiet">
              {t('import.link')}
            </ButtonLink>
          </>
        }
      >
        {t('empty.text')}
      </EmptyState>
      {suggestions}
    </>
  );
}
