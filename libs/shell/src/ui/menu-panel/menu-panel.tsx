import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { Icon, type IconName, Link } from '@vyloha/ui';
import type { MenuPageData } from '../../model/menu-page-data';
import type { ShellData } from '../../model/shell-data';
import { LanguageSwitch } from '../language-switch/language-switch';
import { MenuLink } from '../menu-link/menu-link';
import { MenuTree } from '../menu-tree/menu-tree';
import { PhoneLink } from '../phone-link/phone-link';
import { PricePreferencesSwitch } from '../price-preferences-switch/price-preferences-switch';
import styles from './menu-panel.module.css';

export interface MenuPanelProps extends Pick<ShellData, 'currentPath' | 'languageLinks'> {
  data: MenuPageData;
}

/** All that a phone has no room for in its header: departments, account, branches, contact and preferences. */
export function MenuPanel({ data, currentPath, languageLinks }: MenuPanelProps) {
  const { menu, pictures, top, contact, currencies, languages } = data;
  return (
    <>
      <MenuTree items={menu.items} pictures={pictures} />
      <ul className={styles.ways}>
        <ShopperWays hasFavourites={data.hasFavourites} />
        {top.items.map((item) => (
          <li key={item.title}>
            <MenuLink item={item} className={styles.way} />
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <PhoneLink phone={contact.phone} />
        <p>{contact.openingHours}</p>
        <div className={styles.preferences}>
          <PricePreferencesSwitch data={{ currencies, currentPath }} />
          <LanguageSwitch data={{ languages, languageLinks, currentPath }} />
        </div>
      </div>
    </>
  );
}

/** The shopper's own pages. */
function ShopperWays({ hasFavourites }: { hasFavourites: boolean }) {
  const { t } = useTranslation('shell');
  const config = usePublicConfig();
  const { isLoggedIn, isIdentityUnknown } = useShopper();
  const canLogIn = isFeatureVisible(config, 'login');
  const isCustomer = isLoggedIn || isIdentityUnknown;
  if (!canLogIn && !isLoggedIn) return <ComparisonWay />;
  return (
    <>
      <Way
        to={isCustomer ? paths.user() : paths.login()}
        icon="user"
        text={t(isCustomer ? 'menu.account' : 'menu.login')}
      />
      {isFeatureVisible(config, 'favourites', hasFavourites) && (
        <Way to={paths.favourites()} icon="heart" text={t('header.favourites')} />
      )}
      <ComparisonWay />
    </>
  );
}

function ComparisonWay() {
  const { t } = useTranslation('shell');
  if (!isFeatureVisible(usePublicConfig(), 'compare')) return null;
  return <Way to={paths.compare()} icon="compare" text={t('header.compare')} />;
}

function Way({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li>
      <Link to={to} rel="nofollow" className={styles.way}>
        <Icon name={icon} size={24} />
        {text}
      </Link>
    </li>
  );
}
