import { Link, useLoaderData, useLocation } from '@remix-run/react';
import { toSearch, track } from '@vyloha/analytics';
import type { ListingPart, Recommendation } from '@vyloha/catalog';
import { ProductGrid, type ProductGridProps } from '@vyloha/catalog/ui';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, EmptyState, PageLayout, Pagination } from '@vyloha/ui';
import { useEffect } from 'react';
import { resultsPath } from '../../model/result-kinds';
import type { FoundLinks, SearchPageData } from '../../model/search-page-data';
import { FoundSection } from '../found-section/found-section';
import { NothingFound } from '../nothing-found/nothing-found';
import { ResultKinds } from '../result-kinds/result-kinds';
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
  const found = results?.totals.find(({ kind }) => kind === 'products')?.total ?? 0;

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

function Results({ kind, totals, products, content, searchedFor, waysOn, query, corner }: ResultsProps) {
  const { t } = useTranslation('search');
  if (waysOn !== null) return <NothingFound query={query} corner={corner} {...waysOn} />;
  return (
    <>
      {searchedFor !== null && <Alert>{t('searchedFor', { query, searchedFor })}</Alert>}
      <ResultKinds query={query} kind={kind} totals={totals} />
      {products === null ? (
        content.map((links) => <KindPage key={links.kind} {...links} />)
      ) : (
        <>
          <Beginnings query={query} content={content.filter(leadsToGoods)} />
          {products.total > 0 && <FoundGoods {...products} corner={corner} />}
          <Beginnings query={query} content={content.filter((links) => !leadsToGoods(links))} />
        </>
      )}
    </>
  );
}

const leadsToGoods = ({ kind }: FoundLinks) => kind === 'categories';

function FoundGoods({ products, total, page, totalPages, corner }: ListingPart & SearchPageSlots) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  return (
    <section aria-labelledby="nalezene-zbozi" className={styles.section}>
      <h2 id="nalezene-zbozi">{t('products', { count: total })}</h2>
      <ProductGrid products={products} corner={corner} headingLevel={3} isFirstOnPage />
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </section>
  );
}

/** What stands around the goods: of each kind the first page, with the way to the others. */
function Beginnings({ query, content }: { query: string; content: readonly FoundLinks[] }) {
  const { t } = useTranslation('search');
  return content.map(({ kind, links, total, totalPages }) => (
    <FoundSection key={kind} kind={kind} links={links} total={total}>
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
      <FoundSection kind={kind} links={links} total={total} />
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </>
  );
}
