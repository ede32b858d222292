import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Icon } from '../icon/icon';
import { JsonLd } from '../json-ld/json-ld';
import { Link } from '../link/link';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  title: string;
  /** Missing for the current page. */
  to?: string | undefined;
}

/** The last one is the current page, which needs no URL. */
function toJsonLd(path: readonly Breadcrumb[], origin: string) {
  const itemListElement = path.map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(to !== undefined && index < path.length - 1 && { item: origin + to }),
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}

/** Breadcrumbs with structured data for search engines; the home page is prepended. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('ui');
  const { publicUrl } = usePublicConfig();
  const path = [{ title: t('breadcrumbs.home'), to: '/' }, ...items];
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {path.map((item, index) => (
          <li key={`${index} ${item.title}`} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size={16} className={styles.arrow} />}
            <BreadcrumbTitle item={item} isLast={index === path.length - 1} />
          </li>
        ))}
      </ol>
      <JsonLd data={import.meta.env.SSR && toJsonLd(path, publicUrl)} />
    </nav>
  );
}

function BreadcrumbTitle({ item: { title, to }, isLast }: { item: Breadcrumb; isLast: boolean }) {
  if (to === undefined || isLast) return <span aria-current={isLast ? 'page' : undefined}>{title}</span>;
  return (
    <Link to={to} className={styles.link}>
      {title}
    </Link>
  );
}
