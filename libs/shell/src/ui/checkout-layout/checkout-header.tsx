import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container, Icon, Link, SkipLink } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { Logo } from '../logo/logo';
import { OfflineNotice } from '../offline-notice/offline-notice';
import { contentId } from '../page-content/page-content';
import styles from './checkout-layout.module.css';

/** Checkout header: no menu to distract, only the logo, a way back to the cart while there is one, and the phone number. */
export function CheckoutHeader({ data: { contact, shopName } }: { data: ShellData }) {
  const { t } = useTranslation('shell');
  const isFinished = useLocation().pathname === paths.checkoutFinish();
  return (
    <>
      <OfflineNotice />
      <SkipLink target={contentId}>{t('skip')}</SkipLink>
      <div className={styles.bar}>
        <Container as="header" className={styles.header}>
          <Logo shopName={shopName} />
          {!isFinished && (
            <Link to={paths.cart()} className={styles.back}>
              <Icon name="arrow-left" />
              <span className={styles.wide}>{t('checkoutHeader.back')}</span>
              <span className={styles.narrow}>{t('checkoutHeader.backShort')}</span>
            </Link>
          )}
          <a
            href={`tel:${contact.phone.replace(/\s/g, '')}`}
            className={styles.phone}
            aria-label={t('checkoutHeader.phone', { phone: contact.phone })}
          >
            <Icon name="phone" />
            <span className={styles.wide}>{contact.phone}</span>
          </a>
        </Container>
      </div>
    </>
  );
}
