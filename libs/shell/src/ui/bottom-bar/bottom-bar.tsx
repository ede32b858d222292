import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Icon, type IconName, Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  isLoggedIn: boolean;
  /** Number of pieces in the cart, from another library. */
  cartCount: ReactNode;
}

/** Mobile bottom navigation: home, search, account (if the shop has a login) and cart. */
export function BottomBar({ isLoggedIn, cartCount }: BottomBarProps) {
  const { t } = useTranslation('shell');
  const canLogIn = isFeatureVisible(usePublicConfig(), 'login');
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <BarLink to={paths.home()} icon="home" text={t('bar.home')} />
      <BarLink to={paths.search()} icon="search" text={t('bar.search')} />
      {(isLoggedIn || canLogIn) && (
        <BarLink to={isLoggedIn ? paths.user() : paths.login()} icon="user" text={t('bar.account')} />
      )}
      <BarLink to={paths.cart()} icon="cart" text={t('bar.cart')} count={cartCount} />
    </nav>
  );
}

function BarLink({ to, icon, text, count }: { to: string; icon: IconName; text: string; count?: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
      {text}
    </Link>
  );
}
