import { useLocation } from '@remix-run/react';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { usePerson, useShopper } from '@vyloha/session/ui';
import { Dropdown, Icon, Link } from '@vyloha/ui';
import { LogoutForm } from '../logout-form/logout-form';
import styles from './account-link.module.css';

/**
 * In the header: the login link, if the shop has a login, or the customer's name and the logout; for who may be logged
 * in the account.
 */
export function AccountLink() {
  const { t } = useTranslation('account');
  const { isLoggedIn, isIdentityUnknown } = useShopper();
  const { pathname, search } = useLocation();
  const canLogIn = isFeatureVisible(usePublicConfig(), 'login');
  if (isLoggedIn) return <CustomerMenu />;
  if (!canLogIn) return null;
  if (isIdentityUnknown) {
    return (
      <Link to={paths.dashboard()} className={styles.link}>
        <Icon name="user" size={24} />
        <span>{t('link.account')}</span>
      </Link>
    );
  }
  const redirectTo = pathname === paths.login() ? undefined : `${pathname}${search}`;
  return (
    <Link to={paths.login(redirectTo)} className={styles.link} rel="nofollow">
      <Icon name="user" size={24} />
      <span>{t('link.login')}</span>
    </Link>
  );
}

function CustomerMenu() {
  const { t } = useTranslation('account');
  const { name } = usePerson();
  const trigger = (
    <span className={styles.link}>
      <Icon name="user" size={24} />
      <span className={styles.name}>{name ?? t('link.account')}</span>
    </span>
  );
  return (
    <Dropdown trigger={trigger} align="end">
      <div className={styles.panel}>
        {name !== null && <p>{t('link.loggedInAs', { name })}</p>}
        <Link to={paths.dashboard()}>{t('link.account')}</Link>
        <LogoutForm />
      </div>
    </Dropdown>
  );
}
