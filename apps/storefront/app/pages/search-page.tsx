import { SearchPage as Page } from '@vyloha/search/ui';
import { productActions } from './product-actions';

export function SearchPage() {
  return <Page productActions={productActions} />;
}
