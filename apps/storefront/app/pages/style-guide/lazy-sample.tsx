import { Alert } from '@vyloha/ui';
import styles from './style-guide.module.css';

/** Loaded by the lazy loader of the guide. */
export default function LazySample() {
  return (
    <div className={styles.placeholder}>
      <Alert tone="success">Tato část se načetla, teprve když byla vidět.</Alert>
    </div>
  );
}
