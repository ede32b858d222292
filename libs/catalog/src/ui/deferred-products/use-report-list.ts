import { reportLoadedList } from '@vyloha/analytics';
import { useEffect } from 'react';
import type { ProductBox } from '../../model/product/product-box';

/** Reports products that were fetched after their page, under the name of their texts among `strip`. */
export function useReportList(name: string, products: readonly ProductBox[] | undefined): void {
  useEffect(() => {
    if (products !== undefined) reportLoadedList({ name, products });
  }, [name, products]);
}
