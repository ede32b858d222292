import { useTranslation } from '@vyloha/i18n';
import { Container, Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { Logo } from '../logo/logo';
import { mainMenuId } from '../main-menu/main-menu';
import styles from './site-header.module.css';

/** What other rooms put into the header. */
export interface HeaderSlots {
  search: ReactNode;
  account: ReactNode;
  cart: ReactNode;
}

/** Logo, search, account and cart; on a phone a hamburger that opens the menu, which works without script. */
export function SiteHeader({ shopName, slots }: { shopName: string; slots: HeaderSlots }) {
  const { t } = useTranslation('shell');
  return (
    <Container className={styles.header}>
      <a href={`#${mainMenuId}`} className={styles.hamburger}>
        <Icon name="menu" size={24} label={t('menu.open')} />
      </a>
      <Logo shopName={shopName} />
      <div className={styles.search} id="hledani">
        {slots.search}
      </div>
      <div className={styles.actions}>
        <div className={styles.account}>{slots.account}</div>
        {slots.cart}
      </div>
    </Container>
  );
}
