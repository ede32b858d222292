import styles from './section-links.module.css';

export interface SectionLink {
  anchor: string;
  title: string;
}

/** Links to the sections of a long page; none for a single section. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.list}>
        {links.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
