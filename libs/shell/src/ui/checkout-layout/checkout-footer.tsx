import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container } from '@vyloha/ui';
import { copyrightYears } from '../../model/copyright-years';
import type { ShellData } from '../../model/shell-data';
import styles from './checkout-layout.module.css';

/** Checkout footer: company details and opening hours. */
export function CheckoutFooter({ data: { contact, footer, shopName, year } }: { data: ShellData }) {
  const { t } = useTranslation('shell');
  return (
    <Container as="footer" className={styles.footer}>
      <p>
        {t('footer.copyright', {
          years: copyrightYears(footer.copyrightYear, year),
          name: footer.copyrightName ?? shopName,
        })}
      </p>
      <p>
        <a href={paths.withdrawal()}>{t('footer.withdrawal')}</a>
      </p>
      <p>
        <a href={paths.cookieSettings()}>{t('cookies.settings')}</a>
      </p>
      <p>
        <a href={`tel:${contact.phone.replace(/\s/g, '')}`}>{contact.phone}</a> {contact.openingHours}
      </p>
    </Container>
  );
}
