import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link, PageLayout } from '@vyloha/ui';
import { useId, type ReactNode } from 'react';
import type { PageLink } from '../../model/pages/page-link';
import styles from './text-page.module.css';

export interface TextPageProps {
  title: string;
  /** Links to other pages. */
  pages: readonly PageLink[];
  /** Path of the page, where it differs from that of its link. */
  current?: string | undefined;
  /** Beside the text, above the links. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A text page with a readable line length; what else belongs to it is beside it, or below on a phone. */
export function TextPage({ title, pages, current, aside, children }: TextPageProps) {
  const { t } = useTranslation('content-blocks');
  const moreId = useId();
  const links = [...pages, { id: 'faq', title: t('faq.title'), to: paths.faq() }];
  return (
    <PageLayout breadcrumbs={[{ title: t('guide.title'), to: paths.guide() }, { title }]}>
      <div className={styles.columns}>
        <article className={styles.text}>
          <h1>{title}</h1>
          {children}
        </article>
        <div className={styles.beside}>
          {aside}
          <nav aria-labelledby={moreId} className={styles.more}>
            <h2 id={moreId} className={styles.moreTitle}>
              {t('page.more')}
            </h2>
            <ul>
              {links.map(({ id, title: name, to }) => (
                <li key={id}>
                  <Link to={to} className={styles.link} aria-current={to === current ? 'page' : undefined}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </PageLayout>
  );
}
