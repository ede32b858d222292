import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { SkipLink } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { EntryMenu } from '../entry-menu/entry-menu';
import { LanguageBanner } from '../language-banner/language-banner';
import { LoadingBar } from '../loading-bar/loading-bar';
import { MainMenu } from '../main-menu/main-menu';
import { OfflineNotice } from '../offline-notice/offline-notice';
import { contentId } from '../page-content/page-content';
import { type HeaderSlots, SiteHeader } from '../site-header/site-header';
import { StickyHeader } from '../sticky-header/sticky-header';
import { TopBar } from '../top-bar/top-bar';
import { TopBanner } from '../top-banner/top-banner';
import styles from './site-layout.module.css';

interface SiteLayoutHeaderProps {
  data: ShellData;
  slots: HeaderSlots;
}

/** Everything above the content of every page but the checkout's. */
export function SiteLayoutHeader({ data, slots }: SiteLayoutHeaderProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <>
      <OfflineNotice />
      <SkipLink target={contentId}>{t('skip')}</SkipLink>
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      {data.languageOffer && (
        <LanguageBanner
          offer={data.languageOffer}
          currentPath={data.currentPath}
          href={data.languageLinks?.[data.languageOffer.locale]}
        />
      )}
      {data.topBanner && <TopBanner banner={data.topBanner} currentPath={data.currentPath} />}
      <header className={styles.header}>
        <LoadingBar />
        <TopBar data={data} />
        <StickyHeader>
          <SiteHeader data={data} slots={slots} />
        </StickyHeader>
      </header>
      <MainMenu menu={data.menus.main} />
      {pathname === paths.home() && <EntryMenu menu={data.menus.entry} />}
    </>
  );
}
