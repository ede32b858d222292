import { useLoaderData, useLocation } from '@remix-run/react';
import type { ListingPart } from '@vyloha/catalog';
import { ProductGrid, type ProductGridProps } from '@vyloha/catalog/ui';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Chip, EmptyState, PageLayout, Pagination } from '@vyloha/ui';
import type { FoundLinks, SearchPageData } from '../../model/search-page-data';
import styles from './search-page.module.css';

/** Places other rooms fill. */
export interface SearchPageSlots {
  /** Top right of each box. */
  corner?: ProductGridProps['corner'];
}

/** Results of a search: categories first, since they are few, then goods, then what there is to read. */
export function SearchPage({ corner }: SearchPageSlots) {
  const { t } = useTranslation('search');
  const { query, ignoredWords, results } = useLoaderData<SearchPageData<ListingPart>>();
  return (
    <PageLayout breadcrumbs={[{ title: t('page.title') }]}>
      <h1>{query === '' ? t('page.title') : t('page.titleFor', { query })}</h1>
      {ignoredWords.length > 0 && (
        <Alert>{t('ignored', { words: ignoredWords.join(', '), count: limits.searchMinimumLength })}</Alert>
      )}
      {results === null ? <NothingAsked /> : <Results {...results} query={query} corner={corner} />}
    </PageLayout>
  );
}

function NothingAsked() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon="search"
      title={t('nothingAsked.title', { count: limits.searchMinimumLength })}
      actions={<ButtonLink to={paths.eshop()}>{t('nothingAsked.toGoods')}</ButtonLink>}
    >
      {t('nothingAsked.text')}
    </EmptyState>
  );
}

interface ResultsProps extends SearchPageSlots {
  products: ListingPart;
  content: readonly FoundLinks[];
  query: string;
}

function Results({ products, content, query, corner }: ResultsProps) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  if (products.total === 0 && content.length === 0) return <NothingFound query={query} />;
  return (
    <>
      {content.filter(leadsToGoods).map((links) => (
        <FoundSection key={links.kind} {...links} />
      ))}
      {products.total > 0 && (
        <section aria-labelledby="nalezene-zbozi" className={styles.section}>
          <h2 id="nalezene-zbozi">{t('products', { count: products.total })}</h2>
          <ProductGrid products={products.products} corner={corner} headingLevel={3} isFirstOnPage />
          <Pagination page={products.page} totalPages={products.totalPages} url={`${pathname}${search}`} />
        </section>
      )}
      {content
        .filter((links) => !leadsToGoods(links))
        .map((links) => (
          <FoundSection key={links.kind} {...links} />
        ))}
    </>
  );
}

const leadsToGoods = ({ kind }: FoundLinks) => kind === 'categories';

function FoundSection({ kind, links, total }: FoundLinks) {
  const { t } = useTranslation('search');
  const headingId = `nalezeno-${kind}`;
  return (
    <nav aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{t(`kinds.${kind}`, { count: total })}</h2>
      <ul className={styles.links}>
        {links.map(({ id, title, path }) => (
          <li key={id}>
            <Chip to={path}>{title}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon="search"
      title={t('nothingFound.title', { query })}
      actions={<ButtonLink to={paths.home()}>{t('nothingFound.home')}</ButtonLink>}
    >
      {t('nothingFound.text')}
    </EmptyState>
  );
}
