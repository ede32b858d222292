import { usePublicConfig, type PaymentMark } from '@vyloha/config';
import marksUrl from './payment-marks.svg?no-inline';
import styles from './payment-icons.module.css';

/** Brand names by the mark's name. */
const markNames: Readonly<Record<PaymentMark, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  'mastercard-electronic': 'Mastercard Electronic',
  maestro: 'Maestro',
  'visa-electron': 'Visa Electron',
  'visa-electron-dark': 'Visa Electron',
};

/** The first mark of each brand: one that has another for dark grounds is not shown twice. */
function withoutRepeats(marks: readonly PaymentMark[]): PaymentMark[] {
  return marks.filter((mark, index) => marks.findIndex((other) => markNames[other] === markNames[mark]) === index);
}

/** Ways to pay that the shop shows; all icons are one cached file. Made of spans, to fit into a label. */
export function PaymentIcons({ label }: { label: string }) {
  const { themeSettings } = usePublicConfig();
  return (
    <span role="list" className={styles.icons} aria-label={label}>
      {withoutRepeats(themeSettings.paymentIcons).map((name) => (
        <span role="listitem" key={name} className={styles.item}>
          <svg width={48} height={30} role="img" aria-label={markNames[name]} className={styles.icon}>
            <use href={`${marksUrl}#${name}`} />
          </svg>
        </span>
      ))}
    </span>
  );
}
