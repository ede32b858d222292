import { visitedProductsLoader } from '@vyloha/catalog/server';
import { lateGoods } from '../compose/late-goods.server';

export const loader = lateGoods(visitedProductsLoader);
