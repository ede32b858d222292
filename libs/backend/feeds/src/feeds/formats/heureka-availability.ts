import { xml } from '@vyloha/backend-kernel';
import type { FeedFormat } from './feed-format';

/** Pages promise a day; it ends then. */
const endOfDay = '23:59';

/** What is in stock, and by when it arrives if it is ordered in time; read every few minutes. */
export const heurekaAvailability: FeedFormat = {
  open: () => '<item_list>',
  close: '</item_list>',
  leaveOut: ({ canBeBought, stock }) => (!canBeBought ? 'soldOut' : stock < 1 ? 'notInStock' : null),
  toElement({ id, stock, deliveryDay }, { shop: { nearest } }) {
    const time =
      deliveryDay === null || nearest === null
        ? null
        : xml('delivery_time', `${deliveryDay} ${endOfDay}`, { orderDeadline: nearest.orderDeadline });
    return xml('item', [xml('stock_quantity', String(stock)), time], { id });
  },
};
