import { usePublicConfig } from '@vyloha/config';
import marksUrl from './payment-marks.svg?no-inline';
import styles from './payment-icons.module.css';

/** Brand names of payment cards, by their icon name in the theme's settings. */
const cardNames: Readonly<Record<string, string>> = {
  mastercard: 'Mastercard',
  'mastercard-electronic': 'Mastercard Electronic',
  maestro: 'Maestro',
  'visa-electron': 'Visa Electron',
  'visa-electron-dark': 'Visa Electron',
};

/** Payment cards the theme shows; all icons are one cached file. Made of spans, to fit into a label. */
export function PaymentIcons({ label }: { label: string }) {
  const { themeSettings } = usePublicConfig();
  return (
    <span role="list" className={styles.icons} aria-label={label}>
      {themeSettings.paymentIcons.map((name) => (
        <span role="listitem" key={name} className={styles.item}>
          <svg width={48} height={30} role="img" aria-label={cardNames[name] ?? name} className={styles.icon}>
            <use href={`${marksUrl}#${name}`} />
          </svg>
        </span>
      ))}
    </span>
  );
}
