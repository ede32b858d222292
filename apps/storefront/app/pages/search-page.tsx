import { SearchPage as Page } from '@vyloha/search/ui';
import { goodsCorner } from './goods-corner';

export function SearchPage() {
  return <Page corner={goodsCorner} />;
}
