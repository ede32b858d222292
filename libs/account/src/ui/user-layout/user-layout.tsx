import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Container, Disclosure, Icon, type IconName, Link, VisuallyHidden } from '@vyloha/ui';
import type { userAreaLoader } from '../../handlers/user-area/user-area-loader.server';
import type { UserMenuItem, UserMenuKey } from '../../model/user-menu-item';
import { LogoutForm } from '../logout-form/logout-form';
import styles from './user-layout.module.css';

const icons: Readonly<Record<UserMenuKey, IconName>> = {
  dashboard: 'grid',
  orders: 'package',
  company: 'store',
  approvals: 'check',
  quotes: 'percent',
  schedules: 'repeat',
  favourites: 'heart',
  shoppingLists: 'list',
  bulkOrder: 'cart',
  documents: 'document',
  returns: 'return',
  warrantyClaims: 'shield',
  settings: 'user',
  addresses: 'pin',
  password: 'pencil',
};

/** Layout of the user area: the menu on the left, collapsed above the page on narrow screens. */
export function UserLayout() {
  const { menu } = useLoaderData<typeof userAreaLoader>();
  const { t } = useTranslation('account');
  return (
    <Container className={styles.area}>
      <div className={styles.folded}>
        <Disclosure title={t('menu.title')}>
          <UserMenu menu={menu} />
        </Disclosure>
      </div>
      <div className={styles.side}>
        <UserMenu menu={menu} />
      </div>
      <div className={styles.page}>
        <Outlet />
      </div>
    </Container>
  );
}

function UserMenu({ menu }: { menu: readonly UserMenuItem[] }) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('menu.title')}>
      <ul className={styles.menu}>
        {menu.map((item) => (
          <li key={item.key}>
            <Link
              to={item.to}
              className={styles.entry}
              aria-current={`${pathname}/`.startsWith(`${item.to}/`) ? 'page' : undefined}
              {...(item.opensNewTab && { target: '_blank' })}
            >
              <Icon name={icons[item.key]} />
              {t(`menu.${item.key}`)}
              {item.opensNewTab && (
                <>
                  <Icon name="external" size={16} />
                  <VisuallyHidden>{t('menu.newTab')}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
        <li className={styles.end}>
          <LogoutForm />
        </li>
      </ul>
    </nav>
  );
}
