import { useTranslation } from '@vyloha/i18n';
import { Container, Icon } from '@vyloha/ui';
import type { Menu } from '../../model/menu';
import type { ShellData } from '../../model/shell-data';
import { MenuLink } from '../menu-link/menu-link';
import styles from './site-footer.module.css';

/** Contact, four menus, who the shop is, and the year. */
export function SiteFooter({ data: { contact, menus, shopName, year } }: { data: ShellData }) {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <section className={styles.contact}>
          <h2 className={styles.title}>{t('footer.contact')}</h2>
          <p>
            <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={styles.phone}>
              <Icon name="phone" size={24} />
              {contact.phone}
            </a>
          </p>
          <p>{contact.openingHours}</p>
          <p>
            <a href={`mailto:${contact.email}`} className={styles.mail}>
              {contact.email}
            </a>
          </p>
          <address className={styles.address}>
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
        {menus.footer.map((menu) => (
          <FooterMenu key={menu.code} menu={menu} />
        ))}
      </Container>
      <Container className={styles.imprint}>
        <p>{t('footer.copyright', { year, name: shopName })}</p>
        <p>{t('footer.imprint', { tin: contact.tin, vatin: contact.vatin })}</p>
      </Container>
    </footer>
  );
}

function FooterMenu({ menu }: { menu: Menu }) {
  if (menu.items.length === 0) return null;
  return (
    <nav aria-label={menu.title}>
      <h2 className={styles.title}>{menu.title}</h2>
      <ul>
        {menu.items.map((item) => (
          <li key={item.title}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
