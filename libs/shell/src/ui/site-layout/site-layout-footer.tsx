import { useTranslation } from '@vyloha/i18n';
import { Container } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShellData } from '../../model/shell-data';
import { BottomBar } from '../bottom-bar/bottom-bar';
import { CookieNotice } from '../cookie-notice/cookie-notice';
import { EntryModalSlot } from '../entry-modal/entry-modal-slot';
import { NewsletterSection } from '../newsletter-form/newsletter-section';
import { RedirectModalSlot } from '../redirect-modal/redirect-modal-slot';
import { SiteFooter } from '../site-footer/site-footer';
import styles from './site-layout.module.css';

interface SiteLayoutFooterProps {
  data: ShellData;
  /** Selling points, from another library. */
  sellingPoints: ReactNode;
  isLoggedIn: boolean;
  /** Number of pieces in the cart, from another library. */
  cartCount: ReactNode;
}

/** Everything below the content of every page but the checkout's, and the modals over it. */
export function SiteLayoutFooter({ data, sellingPoints, isLoggedIn, cartCount }: SiteLayoutFooterProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {sellingPoints && (
        <section aria-label={t('sellingPoints')}>
          <Container className={styles.sellingPoints}>{sellingPoints}</Container>
        </section>
      )}
      <NewsletterSection currentPath={data.currentPath} />
      <SiteFooter data={data} />
      {data.notices.includes(`consent-${data.consent.version}`) && (
        <CookieNotice currentPath={data.currentPath} consent={data.consent} />
      )}
      {data.entryModal && <EntryModalSlot key={data.entryModal.id} modal={data.entryModal} />}
      {data.opensRedirectModal && <RedirectModalSlot phone={data.contact.phone} />}
      <BottomBar isLoggedIn={isLoggedIn} cartCount={cartCount} />
    </>
  );
}
