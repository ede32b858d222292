import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Container, Notifications, SkipLink } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShellData } from '../../model/shell-data';
import { BottomBar } from '../bottom-bar/bottom-bar';
import { CookieNotice } from '../cookie-notice/cookie-notice';
import { EntryMenu } from '../entry-menu/entry-menu';
import { EntryModalSlot } from '../entry-modal/entry-modal-slot';
import { LanguageBanner } from '../language-banner/language-banner';
import { LoadingBar } from '../loading-bar/loading-bar';
import { MainMenu } from '../main-menu/main-menu';
import { NewsletterBand } from '../newsletter-form/newsletter-band';
import { RedirectModalSlot } from '../redirect-modal/redirect-modal-slot';
import { ShellMessages } from '../shell-messages/shell-messages';
import { SiteFooter } from '../site-footer/site-footer';
import { type HeaderSlots, SiteHeader } from '../site-header/site-header';
import { StickyHeader } from '../sticky-header/sticky-header';
import { TopBand } from '../top-band/top-band';
import { TopBanner } from '../top-banner/top-banner';
import styles from './site-layout.module.css';

/** Id of the content, for the link that skips to it. */
export const contentId = 'obsah';

/** What other rooms put into the frame. */
export interface FrameSlots extends HeaderSlots {
  /** Reasons to buy here, above the footer. */
  sellingPoints: ReactNode;
}

interface SiteLayoutProps {
  data: ShellData;
  slots: FrameSlots;
  isLoggedIn: boolean;
  piecesInCart: number;
  children: ReactNode;
}

/** The frame of every page but the checkout's. */
export function SiteLayout({ data, slots, isLoggedIn, piecesInCart, children }: SiteLayoutProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink target={contentId}>{t('skip')}</SkipLink>
      <LoadingBar />
      <Notifications duration={delays.layoutNotification} />
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      {data.languageOffer && <LanguageBanner offer={data.languageOffer} here={data.here} />}
      {data.topBanner && <TopBanner banner={data.topBanner} here={data.here} />}
      <header className={styles.header}>
        <TopBand data={data} />
        <StickyHeader>
          <SiteHeader data={data} slots={slots} />
        </StickyHeader>
      </header>
      <MainMenu menu={data.menus.main} />
      <EntryMenu menu={data.menus.entry} />
      <main id={contentId} tabIndex={-1}>
        <ShellMessages messages={data.messages} />
        {children}
      </main>
      {slots.sellingPoints && (
        <section aria-label={t('sellingPoints')}>
          <Container className={styles.sellingPoints}>{slots.sellingPoints}</Container>
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
