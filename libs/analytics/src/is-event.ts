import { type Guard, hasFields, isFlag, isListOf, isNumber, isOneOf, isText } from '@vyloha/contract';
import type { AnalyticsEvent, AnalyticsEvents } from './events';

/** Whether JSON has the fields of a product. */
export const isMeasuredItem = hasFields(
  {},
  {
    id: isText,
    name: isText,
    variant: isText,
    brand: isText,
    categories: isListOf(isText),
    unitPrice: isNumber,
    quantity: isNumber,
    index: isNumber,
  },
);
const items = { items: isListOf(isMeasuredItem) };
const priced = { currency: isText, value: isNumber };
const list = hasFields({ ...items, listName: isText, currency: isText });
const ofCart = hasFields({ ...priced, ...items });
const step = hasFields({ ...priced, ...items, step: isNumber });
const method = hasFields({ method: isOneOf('password', 'passkey', 'link') });

const fieldsOf: { [Name in keyof AnalyticsEvents]: Guard<AnalyticsEvents[Name]> } = {
  page_view: hasFields({ path: isText, title: isText }),
  user_loaded: hasFields({ isLoggedIn: isFlag, variant: isText, groups: isListOf(isText) }),
  session_loaded: hasFields({ isLoggedIn: isFlag }),
  view_item_list: list,
  select_item: list,
  view_item: ofCart,
  search: hasFields({ query: isText, results: isNumber }),
  add_to_wishlist: hasFields(items, priced),
  add_to_cart: ofCart,
  remove_from_cart: ofCart,
  view_cart: ofCart,
  begin_checkout: step,
  checkout_progress: step,
  add_shipping_info: hasFields({ ...priced, ...items, shippingTier: isText }),
  add_payment_info: hasFields({ ...priced, ...items, paymentType: isText }),
  purchase: hasFields({ ...priced, ...items, orderCode: isText, shipping: isNumber, payment: isNumber }),
  refund: hasFields({ ...items, orderCode: isText }),
  login: method,
  sign_up: method,
};

const isNamed = hasFields({
  name: (json): json is keyof AnalyticsEvents => isText(json) && Object.hasOwn(fieldsOf, json),
});

/** Whether JSON from a browser is an event with the fields of its kind; anybody may write anything into a cookie. */
export function isEvent(json: unknown): json is AnalyticsEvent {
  return isNamed(json) && fieldsOf[json.name](json);
}
