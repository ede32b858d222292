import { useThemeSettings } from '@vyloha/config';
import { Container } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShellData } from '../../model/shell-data';
import { ContactLine } from '../contact-line/contact-line';
import { HeaderLinks } from '../header-links/header-links';
import { Logo } from '../logo/logo';
import { MenuButton, type MenuButtonData } from '../menu-button/menu-button';
import styles from './site-header.module.css';

/** Header slots filled by other libraries. */
export interface HeaderSlots {
  search: ReactNode;
  account: ReactNode;
  /** Beside the link to the comparison. */
  compareCount: ReactNode;
  cart: ReactNode;
}

interface SiteHeaderProps {
  data: MenuButtonData & Pick<ShellData, 'shopName' | 'hasFavourites' | 'contact'>;
  slots: HeaderSlots;
}

/** Logo, search, account, favourites, comparison and cart; on a phone a hamburger that opens the menu. */
export function SiteHeader({ data, slots }: SiteHeaderProps) {
  const { contactPlace } = useThemeSettings();
  return (
    <Container className={styles.header}>
      <MenuButton data={data} />
      <Logo shopName={data.shopName} />
      <div className={styles.search} id="hledani">
        {slots.search}
      </div>
      <div className={styles.actions}>
        {contactPlace === 'header' && <ContactLine contact={data.contact} />}
        <div className={styles.account}>{slots.account}</div>
        <HeaderLinks hasFavourites={data.hasFavourites} compareCount={slots.compareCount} />
        {slots.cart}
      </div>
    </Container>
  );
}
