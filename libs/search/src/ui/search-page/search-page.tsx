import { useLoaderData, useLocation } from '@remix-run/react';
import { toSearch, track } from '@vyloha/analytics';
import type { ListingPart, Recommendation } from '@vyloha/catalog';
import { ProductGrid, type ProductGridProps } from '@vyloha/catalog/ui';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Chip, EmptyState, PageLayout, Pagination } from '@vyloha/ui';
import { useEffect } from 'react';
import type { FoundLinks, SearchPageData } from '../../model/search-page-data';
import { NothingFound } from '../nothing-found/nothing-found';
import styles from './search-page.module.css';

type PageData = SearchPageData<ListingPart, Recommendation>;

/** Places other rooms fill. */
export interface SearchPageSlots {
  /** Top right of each box. */
  corner?: ProductGridProps['corner'];
}

/** Results of a search: categories first, since they are few, then goods, then what there is to read. */
export function SearchPage({ corner }: SearchPageSlots) {
  const { t } = useTranslation('search');
  const { query, ignoredWords, results } = useLoaderData<PageData>();
  const found = results?.products.total ?? 0;

  useEffect(() => track(toSearch(query, found)), [query, found]);

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

type ResultsProps = SearchPageSlots & NonNullable<PageData['results']> & Pick<PageData, 'query'>;

function Results({ products, content, searchedFor, waysOn, query, corner }: ResultsProps) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  if (waysOn !== null) return <NothingFound query={query} corner={corner} {...waysOn} />;
  return (
    <>
      {searchedFor !== null && <Alert>{t('searchedFor', { query, searchedFor })}</Alert>}
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
