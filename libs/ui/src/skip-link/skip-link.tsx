import styles from './skip-link.module.css';

/** Lets keyboard users skip to the content; visible on focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {children}
    </a>
  );
}
