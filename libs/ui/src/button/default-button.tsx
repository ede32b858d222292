import styles from './default-button.module.css';

interface DefaultButtonProps {
  name?: string;
  value?: string;
}

/** Enter in a field presses the first button of its form, which is this one, whatever others stand beside fields. */
export function DefaultButton(button: DefaultButtonProps) {
  return <button type="submit" tabIndex={-1} aria-hidden className={styles.button} {...button} />;
}
