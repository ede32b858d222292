import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Notifications, SkipLink } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShellData } from '../../model/shell-data';
import { BottomBar } from '../bottom-bar/bottom-bar';
import { CookieNotice } from '../cookie-notice/cookie-notice';
import { MainMenu } from '../main-menu/main-menu';
import { ShellMessages } from '../shell-messages/shell-messages';
import { SiteFooter } from '../site-footer/site-footer';
import { SiteHeader, type HeaderSlots } from '../site-header/site-header';
import { TopBand } from '../top-band/top-band';
import styles from './site-layout.module.css';

/** Id of the content, for the link that skips to it. */
export const contentId = 'obsah';

interface SiteLayoutProps {
  data: ShellData;
  slots: HeaderSlots;
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
      <Notifications duration={delays.layoutNotification} />
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      <header>
        <TopBand data={data} />
        <SiteHeader shopName={data.shopName} slots={slots} />
      </header>
      <MainMenu menu={data.menus.main} />
      <main id={contentId} tabIndex={-1}>
        <ShellMessages messages={data.messages} />
        {children}
      </main>
      <SiteFooter data={data} />
      {!data.isConsentClosed && <CookieNotice here={data.here} />}
      <BottomBar isLoggedIn={isLoggedIn} piecesInCart={piecesInCart} />
    </>
  );
}
