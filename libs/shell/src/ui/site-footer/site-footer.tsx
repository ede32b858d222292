import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container, Icon, PaymentIcons, Picture } from '@vyloha/ui';
import { copyrightYears } from '../../model/copyright-years';
import type { Menu } from '../../model/menu';
import type { ShellData } from '../../model/shell-data';
import { MenuLink } from '../menu-link/menu-link';
import { SocialLinks } from '../social-links/social-links';
import styles from './site-footer.module.css';

const imageSize = { width: 320, height: 120, crop: true } as const;

/** Contact, four menus, company details, copyright years, payment icons and social links. */
export function SiteFooter({ data }: { data: ShellData }) {
  const { t } = useTranslation('shell');
  const { contact, footer, menus, shopName, year } = data;
  const years = copyrightYears(footer.copyrightYear, year);
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <FooterContact contact={contact} />
        {menus.footer.map((menu) => (
          <FooterMenu key={menu.code} menu={menu} />
        ))}
      </Container>
      <Container className={styles.about}>
        {footer.image && <Picture {...footer.image} {...imageSize} fit="cover" className={styles.image} />}
        {footer.text && <p className={styles.text}>{footer.text}</p>}
        <SocialLinks links={footer.socialLinks} />
        <PaymentIcons label={t('footer.payments')} />
      </Container>
      <Container className={styles.imprint}>
        <p>{t('footer.copyright', { years, name: footer.copyrightName ?? shopName })}</p>
        <p>
          <a href={paths.withdrawal()} className={styles.link}>
            {t('footer.withdrawal')}
          </a>
        </p>
        <p>
          <a href={paths.cookieSettings()} className={styles.link}>
            {t('cookies.settings')}
          </a>
        </p>
        <Imprint contact={contact} />
      </Container>
    </footer>
  );
}

function Imprint({ contact: { tin, vatin, vatinSvk } }: Pick<ShellData, 'contact'>) {
  const { t } = useTranslation('shell');
  const numbers = [
    t('footer.tin', { tin }),
    ...(vatin === '' ? [] : [t('footer.vatin', { vatin })]),
    ...(vatinSvk === null ? [] : [t('footer.vatinSvk', { vatinSvk })]),
  ];
  return <p>{numbers.join(' · ')}</p>;
}

function FooterContact({ contact }: Pick<ShellData, 'contact'>) {
  const { t } = useTranslation('shell');
  return (
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
  );
}

/** Folded on a phone; on a wider screen its title is a heading, and it is always open. */
function FooterMenu({ menu }: { menu: Menu }) {
  if (menu.items.length === 0) return null;
  return (
    <nav aria-label={menu.title} className={styles.menu}>
      <h2 className={styles.title}>{menu.title}</h2>
      <details>
        <summary className={styles.fold}>
          {menu.title}
          <Icon name="chevron-down" className={styles.arrow} />
        </summary>
        <ul>
          {menu.items.map((item) => (
            <li key={item.title}>
              <MenuLink item={item} className={styles.link} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
