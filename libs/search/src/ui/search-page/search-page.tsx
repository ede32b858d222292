import { useLoaderData, useLocation } from '@remix-run/react';
import { toSearch, track } from '@vyloha/analytics';
import { type ProductGridProps, ProductListing } from '@vyloha/catalog/ui';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths, searchKey } from '@vyloha/links';
import { Alert, ButtonLink, EmptyState, Link, PageHeading, PageLayout, Pagination } from '@vyloha/ui';
import { useEffect, useRef } from 'react';
import type { searchPageLoader } from '../../handlers/search-page-loader.server';
import { resultsPath } from '../../model/result-kinds';
import type { FoundLinks } from '../../model/search-results';
import { FoundSection } from '../found-section/found-section';
import { NothingFound } from '../nothing-found/nothing-found';
import { ResultKinds } from '../result-kinds/result-kinds';
import { SearchOffers } from '../recent-searches/search-offers';
import styles from './search-page.module.css';

type PageData = ReturnType<typeof useLoaderData<typeof searchPageLoader>>;

/** Slots for other libraries. */
export interface SearchPageSlots {
  /** Top right of each box. */
  productActions?: ProductGridProps['productActions'];
}

/** Reports each query once, however the shopper then filters and sorts what was found. */
function useSearchReport(query: string, total: number): void {
  const reportedQuery = useRef<string | null>(null);
  useEffect(() => {
    if (reportedQuery.current === query) return;
    reportedQuery.current = query;
    track(toSearch(query, total));
  }, [query, total]);
}

/** Has each search counted once, without who it was; a filtered page says nothing about what there is. */
function useSearchCount(query: string, results: PageData['results']): void {
  const countedQuery = useRef<string | null>(null);
  useEffect(() => {
    if (results === null || countedQuery.current === query) return;
    countedQuery.current = query;
    if ((results.products?.filters.active.length ?? 0) > 0) return;
    const total = results.totals.reduce((sum, kind) => sum + kind.total, 0);
    navigator.sendBeacon(paths.popularSearches(), new URLSearchParams({ [searchKey]: query, results: String(total) }));
  }, [query, results]);
}

/** Search results: brands and categories first, since they are few, then products, then content. */
export function SearchPage({ productActions }: SearchPageSlots) {
  const { t } = useTranslation('search');
  const { query, ignoredTerms, results, popularSearches } = useLoaderData<typeof searchPageLoader>();
  useSearchCount(query, results);
  useSearchReport(query, results?.totals.find(({ kind }) => kind === 'products')?.total ?? 0);

  return (
    <PageLayout breadcrumbs={[{ title: t('page.title') }]}>
      {results === null ? (
        <EmptyQuery popular={popularSearches} />
      ) : (
        <>
          {results.noResultsContent === null && <FoundHeading query={query} products={results.products} />}
          {ignoredTerms.length > 0 && (
            <Alert>{t('ignored', { words: ignoredTerms.join(', '), count: limits.searchMinimumLength })}</Alert>
          )}
          <Results {...results} query={query} popular={popularSearches} productActions={productActions} />
        </>
      )}
    </PageLayout>
  );
}

/** Each list says itself how many it has; where there is none of products, the heading says so. */
function FoundHeading({
  query,
  products,
}: Pick<PageData, 'query'> & Pick<NonNullable<PageData['results']>, 'products'>) {
  const { t } = useTranslation('search');
  const hasListing = products === null || products.total > 0 || products.filters.active.length > 0;
  return <PageHeading title={t('page.titleFor', { query })} lead={hasListing ? null : t('noProducts')} />;
}

function EmptyQuery({ popular }: { popular: readonly string[] }) {
  const { t } = useTranslation('search');
  return (
    <>
      <EmptyState
        icon="search"
        headingLevel={1}
        title={t('noQuery.title', { count: limits.searchMinimumLength })}
        actions={<ButtonLink to={paths.eshop()}>{t('noQuery.toShop')}</ButtonLink>}
      >
        {t('noQuery.text')}
      </EmptyState>
      <SearchOffers popular={popular} />
    </>
  );
}

type ResultsProps = SearchPageSlots &
  NonNullable<PageData['results']> &
  Pick<PageData, 'query'> & { popular: PageData['popularSearches'] };

function Results({
  kind,
  totals,
  products,
  content,
  searchedFor,
  weakMatch,
  noResultsContent,
  query,
  popular,
  productActions,
}: ResultsProps) {
  const { t } = useTranslation('search');
  if (noResultsContent !== null)
    return <NothingFound query={query} popular={popular} productActions={productActions} {...noResultsContent} />;
  return (
    <>
      {searchedFor !== null && <Alert>{t('searchedFor', { query, searchedFor })}</Alert>}
      <ResultKinds query={query} kind={kind} totals={totals} />
      {products === null ? (
        content.map((links) => <KindPage key={links.kind} {...links} />)
      ) : (
        <>
          <ContentPreviews query={query} content={content.filter(isBeforeProducts)} />
          {weakMatch !== null && <h2 className={styles.weakMatch}>{t(`weakMatch.${weakMatch}`, { query })}</h2>}
          {(products.total > 0 || products.filters.active.length > 0) && (
            <ProductListing {...products} productActions={productActions} />
          )}
          <ContentPreviews query={query} content={content.filter((links) => !isBeforeProducts(links))} />
        </>
      )}
    </>
  );
}

const isBeforeProducts = ({ kind }: FoundLinks) => kind === 'brands' || kind === 'categories';

/** The other kinds around the products: the first page of each, with a link to all of its results. */
function ContentPreviews({ query, content }: { query: string; content: readonly FoundLinks[] }) {
  const { t } = useTranslation('search');
  return content.map(({ kind, links, total, totalPages }) => (
    <FoundSection key={kind} kind={kind} title={t(`field.kinds.${kind}`)} links={links}>
      {totalPages > 1 && (
        <p>
          <Link to={resultsPath(query, kind)}>{t('allOfKind', { count: total })}</Link>
        </p>
      )}
    </FoundSection>
  ));
}

function KindPage({ kind, links, total, page, totalPages }: FoundLinks) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  if (total === 0) return <p>{t('noneOfKind')}</p>;
  return (
    <>
      <FoundSection kind={kind} title={t(`kinds.${kind}`, { count: total })} links={links} />
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </>
  );
}
