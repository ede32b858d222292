import { Alert } from '@vyloha/ui';
import styles from './style-guide.module.css';

/** What the lazy loader of the guide fetches. */
export default function LazySample() {
  return (
    <div className={styles.placeholder}>
      <Alert tone="success">Tato část se načetla, teprve když byla vidět.</Alert>
    </div>
  );
}
