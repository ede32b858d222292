import styles from './skip-link.module.css';

/** Takes keyboard users straight to the content; shown on focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {children}
    </a>
  );
}
