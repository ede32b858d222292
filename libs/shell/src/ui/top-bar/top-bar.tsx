import { useTranslation } from '@vyloha/i18n';
import { Container, Icon } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { PreferencesDropdown } from '../preferences-dropdown/preferences-dropdown';
import { MenuLink } from '../menu-link/menu-link';
import { PricePreferencesSwitch } from '../price-preferences-switch/price-preferences-switch';
import styles from './top-bar.module.css';

/** The bar above the header: contact, menu, price and language preferences. */
export function TopBar({ data }: { data: ShellData }) {
  const { t } = useTranslation('shell');
  const { contact, menus, currentPath } = data;
  return (
    <div className={styles.bar}>
      <Container className={styles.row}>
        <p className={styles.contact}>
          <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={styles.phone}>
            <Icon name="phone" size={16} />
            {contact.phone}
          </a>
          <span className={styles.hours}>{contact.openingHours}</span>
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
          <PreferencesDropdown
            label={t('language')}
            options={data.languages.map(({ code, name }) => ({
              field: 'locale',
              value: code,
              shortLabel: code.toUpperCase(),
              name,
              isSelected: code === data.locale,
              href: data.languageLinks?.[code],
            }))}
            currentPath={currentPath}
          />
        </div>
      </Container>
    </div>
  );
}
