import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths, withQuery } from '@vyloha/links';
import { Button, ButtonLink, Card, VisuallyHidden } from '@vyloha/ui';
import { type Address, changeKey, toCardLines } from '../../model/address';
import styles from './addresses-page.module.css';

/** One address with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const { t } = useTranslation('account');
  const { id, type, fullName, street } = address;
  const addressLabel = <VisuallyHidden>{` – ${fullName}, ${street}`}</VisuallyHidden>;
  return (
    <Card as="li" className={styles.card}>
      <div>
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
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={`${withQuery(paths.addresses(), { [changeKey]: id })}#adresa`}
          variant="secondary"
          size="small"
          icon="pencil"
        >
          {t('addresses.changeThis')}
          {addressLabel}
        </ButtonLink>
        <Form method="post" action={paths.addresses()}>
          <Button type="submit" name="remove" value={id} variant="quiet" size="small" icon="trash">
            {t('addresses.remove')}
            {addressLabel}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
