import { useThemeSettings } from '@vyloha/config';
import { Container } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { ContactLine } from '../contact-line/contact-line';
import { LanguageSwitch } from '../language-switch/language-switch';
import { MenuLink } from '../menu-link/menu-link';
import { PricePreferencesSwitch } from '../price-preferences-switch/price-preferences-switch';
import styles from './top-bar.module.css';

/** The band above the header: contact, unless the theme has it in the header, menu, price and language preferences. On a phone they are in the menu. */
export function TopBar({ data }: { data: ShellData }) {
  const { contact, menus } = data;
  const { contactPlace } = useThemeSettings();
  return (
    <div className={styles.bar}>
      <Container className={styles.row}>
        {contactPlace === 'band' && <ContactLine contact={contact} />}
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
