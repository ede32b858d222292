import type { Case } from '../case';
import { accountCases } from './account/account';
import { listCases } from './account/lists';
import { orderCases } from './account/orders';
import { businessCases } from './business/business';
import { contentCases } from './content/content';
import { everyQueryCases } from './content/every-query';
import { cartCases } from './core/cart';
import { catalogCases } from './core/catalog';
import { placingCases } from './core/placing';
import { shopDataCases } from './core/shop-data';
import { everyOperationCases } from './every-operation';
import { commandCases } from './shop/commands';
import { shopServiceCases } from './shop/services';

export const allCases: readonly Case[] = [
  ...shopDataCases,
  ...catalogCases,
  ...cartCases,
  ...placingCases,
  ...shopServiceCases,
  ...commandCases,
  ...accountCases,
  ...listCases,
  ...orderCases,
  ...businessCases,
  ...contentCases,
  ...everyQueryCases,
  ...everyOperationCases,
];
