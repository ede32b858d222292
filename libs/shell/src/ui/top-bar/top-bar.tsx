import { Container } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { LanguageSwitch } from '../language-switch/language-switch';
import { MenuLink } from '../menu-link/menu-link';
import { PhoneLink } from '../phone-link/phone-link';
import { PricePreferencesSwitch } from '../price-preferences-switch/price-preferences-switch';
import styles from './top-bar.module.css';

/** The band above the header: contact, menu, price and language preferences. On a phone they are in the menu. */
export function TopBar({ data }: { data: ShellData }) {
  const { contact, menus } = data;
  return (
    <div className={styles.bar}>
      <Container className={styles.row}>
        <p className={styles.contact}>
          <PhoneLink phone={contact.phone} />
          <span>{contact.openingHours}</span>
        </p>
        <ul className={styles.links}>
          {menus.top.items.map((item) => (
            <li key={item.title}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
        <div className={styles.preferences}>
          <PricePreferencesSwitch data={data} />
          <LanguageSwitch data={data} />
        </div>
      </Container>
    </div>
  );
}
