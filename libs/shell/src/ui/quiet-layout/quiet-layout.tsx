import { Link } from '@remix-run/react';
import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container, Icon, Notifications, SkipLink } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { copyrightYears } from '../../model/copyright-years';
import type { ShellData } from '../../model/shell-data';
import { Logo } from '../logo/logo';
import { ShellMessages } from '../shell-messages/shell-messages';
import { contentId } from '../site-layout/site-layout';
import styles from './quiet-layout.module.css';

/** The frame of the checkout: no menu that leads away, only the sign, the way back and help by phone. */
export function QuietLayout({ data, children }: { data: ShellData; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { contact } = data;
  return (
    <>
      <SkipLink target={contentId}>{t('skip')}</SkipLink>
      <Notifications duration={delays.layoutNotification} />
      <div className={styles.band}>
        <Container as="header" className={styles.header}>
          <Logo shopName={data.shopName} />
          <Link to={paths.cart()} className={styles.back}>
            <Icon name="arrow-left" />
            {t('quiet.back')}
          </Link>
          <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={styles.phone}>
            <Icon name="phone" />
            <span>{contact.phone}</span>
          </a>
        </Container>
      </div>
      <main id={contentId} tabIndex={-1}>
        <ShellMessages messages={data.messages} />
        {children}
      </main>
      <Container as="footer" className={styles.footer}>
        <p>
          {t('footer.copyright', {
            years: copyrightYears(data.footer.copyrightYear, data.year),
            name: data.footer.copyrightName ?? data.shopName,
          })}
        </p>
        <p>{contact.openingHours}</p>
      </Container>
    </>
  );
}
