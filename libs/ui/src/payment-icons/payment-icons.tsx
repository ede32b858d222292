import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
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

/** Payment cards the theme shows; all icons are one cached file. */
export function PaymentIcons() {
  const { t } = useTranslation('shell');
  const { themeSettings } = usePublicConfig();
  return (
    <ul className={styles.icons} aria-label={t('footer.payments')}>
      {themeSettings.paymentIcons.map((name) => (
        <li key={name}>
          <svg width={48} height={30} role="img" aria-label={cardNames[name] ?? name} className={styles.icon}>
            <use href={`${marksUrl}#${name}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
