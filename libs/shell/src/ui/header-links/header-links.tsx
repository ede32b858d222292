import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { Icon, type IconName, Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './header-links.module.css';

interface HeaderLinksProps {
  hasFavourites: boolean;
  compareCount: ReactNode;
}

/** Favourites, which are part of an account, and comparison, where feature, theme and the shop's settings enable them. */
export function HeaderLinks({ hasFavourites, compareCount }: HeaderLinksProps) {
  const { t } = useTranslation('shell');
  const config = usePublicConfig();
  const hasAccount = useShopper().isLoggedIn || isFeatureVisible(config, 'login');
  return (
    <>
      {hasAccount && isFeatureVisible(config, 'favourites', hasFavourites) && (
        <HeaderLink to={paths.favourites()} icon="heart" text={t('header.favourites')} />
      )}
      {isFeatureVisible(config, 'compare') && (
        <HeaderLink to={paths.compare()} icon="compare" text={t('header.compare')} count={compareCount} />
      )}
    </>
  );
}

function HeaderLink({ to, icon, text, count }: { to: string; icon: IconName; text: string; count?: ReactNode }) {
  return (
    <Link to={to} className={styles.link} rel="nofollow">
      <Icon name={icon} size={24} />
      <span className={styles.text}>{text}</span>
      {count}
    </Link>
  );
}
