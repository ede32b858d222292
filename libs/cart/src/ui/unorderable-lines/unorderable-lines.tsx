import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import type { CartLine } from '../../model/cart';
import { LineAvailability } from '../line-availability/line-availability';
import styles from './unorderable-lines.module.css';

/** Names what has to leave the cart, or to become less, before it can be ordered. */
export function UnorderableLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  return (
    <Alert tone="warning" title={t('stop.title')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.variantName === null ? line.name : `${line.name}, ${line.variantName}`}
            <LineAvailability line={line} />
          </li>
        ))}
      </ul>
      <p>{t('stop.text')}</p>
    </Alert>
  );
}
