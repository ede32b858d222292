import { useLocation } from '@remix-run/react';
import { BranchList } from '@vyloha/branches/ui';
import { ArticleListPage } from './blog-pages';
import { isBranchList } from './branch-list-address';

/** `/clanky`: the articles, or with `?seznam=pobocky` the branches. */
export function ArticleOrBranchList() {
  const { search } = useLocation();
  return isBranchList(new URLSearchParams(search)) ? <BranchList /> : <ArticleListPage />;
}
