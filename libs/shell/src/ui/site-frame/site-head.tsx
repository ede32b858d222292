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
import { TopBand } from '../top-band/top-band';
import { TopBanner } from '../top-banner/top-banner';
import styles from './site-frame.module.css';

interface SiteHeadProps {
  data: ShellData;
  slots: HeaderSlots;
}

/** What stands above the content of every page but the checkout's. */
export function SiteHead({ data, slots }: SiteHeadProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <>
      <OfflineNotice />
      <SkipLink target={contentId}>{t('skip')}</SkipLink>
      <LoadingBar />
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      {data.languageOffer && (
        <LanguageBanner
          offer={data.languageOffer}
          here={data.here}
          href={data.languageLinks?.[data.languageOffer.locale]}
        />
      )}
      {data.topBanner && <TopBanner banner={data.topBanner} here={data.here} />}
      <header className={styles.header}>
        <TopBand data={data} />
        <StickyHeader>
          <SiteHeader data={data} slots={slots} />
        </StickyHeader>
      </header>
      <MainMenu menu={data.menus.main} />
      {pathname === paths.home() && <EntryMenu menu={data.menus.entry} />}
    </>
  );
}
