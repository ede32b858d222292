import { useTranslation } from '@vyloha/i18n';
import { Container } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShellData } from '../../model/shell-data';
import { BottomBar } from '../bottom-bar/bottom-bar';
import { CookieNotice } from '../cookie-notice/cookie-notice';
import { EntryModalSlot } from '../entry-modal/entry-modal-slot';
import { NewsletterBand } from '../newsletter-form/newsletter-band';
import { RedirectModalSlot } from '../redirect-modal/redirect-modal-slot';
import { SiteFooter } from '../site-footer/site-footer';
import styles from './site-frame.module.css';

interface SiteFootProps {
  data: ShellData;
  /** Reasons to buy here, from another room. */
  sellingPoints: ReactNode;
  isLoggedIn: boolean;
  piecesInCart: number;
}

/** What stands below the content of every page but the checkout's, and what may open over it. */
export function SiteFoot({ data, sellingPoints, isLoggedIn, piecesInCart }: SiteFootProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {sellingPoints && (
        <section aria-label={t('sellingPoints')}>
          <Container className={styles.sellingPoints}>{sellingPoints}</Container>
        </section>
      )}
      <NewsletterBand here={data.here} />
      <SiteFooter data={data} />
      {data.notices.includes('consent') && <CookieNotice here={data.here} asksToMeasure={data.tagManagerId !== null} />}
      {data.entryModal && <EntryModalSlot key={data.entryModal.id} modal={data.entryModal} />}
      {data.opensRedirectModal && <RedirectModalSlot phone={data.contact.phone} />}
      <BottomBar isLoggedIn={isLoggedIn} piecesInCart={piecesInCart} />
    </>
  );
}
