import { useTranslation } from '@vyloha/i18n';
import { Button, Checkbox, Field, Label, Select } from '@vyloha/ui';
import { defaultAddress, shipToField, type AddressBook } from '../../model/address-book/saved-address';
import { fillForm } from '../fill-form/fill-form';
import styles from './address-book.module.css';

interface AddressBookFieldProps {
  type: keyof AddressBook;
  addresses: AddressBook;
}

/** Fills one of the customer's addresses in: when it is selected, or without script by the button. */
export function AddressBookField({ type, addresses }: AddressBookFieldProps) {
  const { t } = useTranslation('checkout');
  const saved = addresses[type];
  if (saved.length === 0) return null;
  const id = `delivery-${type}-book`;
  const fill = (form: HTMLFormElement | null, addressId: string) => {
    const address = saved.find((candidate) => candidate.id === addressId);
    if (form && address) fillForm(form, address.fields);
  };
  return (
    <div className={styles.book}>
      <Field className={styles.select}>
        <Label htmlFor={id}>{t('addressBook.label')}</Label>
        <Select
          id={id}
          name={`${type}Address`}
          defaultValue=""
          onChange={({ currentTarget: { form, value } }) => fill(form, value)}
        >
          <option value="">{t('addressBook.none')}</option>
          {saved.map((address) => (
            <option key={address.id} value={address.id}>
              {address.label}
            </option>
          ))}
        </Select>
      </Field>
      <noscript>
        <Button type="submit" name="fill" value={type} formNoValidate variant="secondary">
          {t('addressBook.use')}
        </Button>
      </noscript>
    </div>
  );
}

/** Sends the order to the customer's default address, where the shop asks for it. */
export function ShipToShippingAddress({ addresses }: Pick<AddressBookFieldProps, 'addresses'>) {
  const { t } = useTranslation('checkout');
  const address = defaultAddress(addresses.shipping);
  if (address === null) return null;
  return (
    <Checkbox
      name={shipToField}
      value="on"
      label={t('addressBook.shipTo', { address: address.label })}
      onChange={({ currentTarget: { form, checked } }) => {
        if (form && checked) fillForm(form, address.fields);
      }}
    />
  );
}
