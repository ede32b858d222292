import { Link } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { CounterBadge, Icon, type IconName } from '@vyloha/ui';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  isLoggedIn: boolean;
  cartItemCount: number;
}

/** Mobile bottom navigation: home, search, account and cart. */
export function BottomBar({ isLoggedIn, cartItemCount }: BottomBarProps) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <BarLink to={paths.home()} icon="home" text={t('bar.home')} />
      <BarLink to={paths.search()} icon="search" text={t('bar.search')} />
      <BarLink to={isLoggedIn ? paths.user() : paths.login()} icon="user" text={t('bar.account')} />
      <BarLink to={paths.cart()} icon="cart" text={t('bar.cart')} count={cartItemCount} />
    </nav>
  );
}

function BarLink({ to, icon, text, count = 0 }: { to: string; icon: IconName; text: string; count?: number }) {
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
        <CounterBadge count={count} className={styles.count} />
      </span>
      {text}
    </Link>
  );
}
