import { useTranslation } from '@vyloha/i18n';
import { paths, withQuery } from '@vyloha/links';
import { type Address, changeKey, toCardLines } from '../../model/address';
import { ActionCard } from '../action-card/action-card';
import styles from './addresses-page.module.css';

/** One address with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const { t } = useTranslation('account');
  const { id, type, fullName, street } = address;
  return (
    <ActionCard
      name={`${fullName}, ${street}`}
      change={{
        text: t('addresses.changeThis'),
        to: `${withQuery(paths.addresses(), { [changeKey]: id })}#adresa`,
      }}
      remove={{ text: t('addresses.remove'), action: paths.addresses(), id }}
    >
      <p className={styles.kind}>
        {t(`addresses.type.${type}`)}
        {address.isDefault && ` · ${t('addresses.default')}`}
      </p>
      <address className={styles.address}>
        {toCardLines(address).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
    </ActionCard>
  );
}
