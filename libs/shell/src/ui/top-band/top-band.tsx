import { useTranslation } from '@vyloha/i18n';
import { Container, Icon } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { ChoiceSwitch } from '../choice-switch/choice-switch';
import { MenuLink } from '../menu-link/menu-link';
import { PriceSwitch } from '../price-switch/price-switch';
import styles from './top-band.module.css';

/** The thin band above the header: how to reach the shop, where it is, and in which currency and language it speaks. */
export function TopBand({ data }: { data: ShellData }) {
  const { t } = useTranslation('shell');
  const { contact, menus, here } = data;
  return (
    <div className={styles.band}>
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
        <div className={styles.choices}>
          <PriceSwitch data={data} />
          <ChoiceSwitch
            label={t('language')}
            choices={data.languages.map(({ code, name }) => ({
              field: 'locale',
              value: code,
              short: code.toUpperCase(),
              name,
              isChosen: code === data.locale,
              href: data.languageLinks?.[code],
            }))}
            here={here}
          />
        </div>
      </Container>
    </div>
  );
}
