import { Link } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Icon } from '../icon/icon';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  title: string;
  /** Missing on the page itself. */
  to?: string | undefined;
}

/** The way from the home page to this one, with schema.org marks; the home page is added in front. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('ui');
  const path = [{ title: t('breadcrumbs.home'), to: '/' }, ...items];
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol className={styles.list} itemScope itemType="https://schema.org/BreadcrumbList">
        {path.map((item, index) => (
          <li
            key={`${index} ${item.title}`}
            className={styles.item}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            {index > 0 && <Icon name="chevron-right" size={16} className={styles.arrow} />}
            <BreadcrumbTitle item={item} isLast={index === path.length - 1} />
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function BreadcrumbTitle({ item: { title, to }, isLast }: { item: Breadcrumb; isLast: boolean }) {
  const name = <span itemProp="name">{title}</span>;
  if (to === undefined || isLast) return <span aria-current={isLast ? 'page' : undefined}>{name}</span>;
  return (
    <Link to={to} itemProp="item" className={styles.link}>
      {name}
    </Link>
  );
}
