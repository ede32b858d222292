import { Icon } from '@vyloha/ui';
import styles from './phone-link.module.css';

/** The shop's phone number, to be called by one tap. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`} className={styles.phone}>
      <Icon name="phone" size={16} />
      {phone}
    </a>
  );
}
