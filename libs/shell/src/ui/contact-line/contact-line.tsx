import type { ShellData } from '../../model/shell-data';
import { PhoneLink } from '../phone-link/phone-link';
import styles from './contact-line.module.css';

/** Phone number and opening hours. */
export function ContactLine({ contact }: Pick<ShellData, 'contact'>) {
  return (
    <p className={styles.contact}>
      <PhoneLink phone={contact.phone} />
      <span>{contact.openingHours}</span>
    </p>
  );
}
