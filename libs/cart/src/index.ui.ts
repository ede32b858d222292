export { AddToCartForm } from './ui/add-to-cart-form/add-to-cart-form';
export type { AddToCartDisabledReason } from './ui/add-to-cart-form/add-to-cart-form';
export { CartPage } from './ui/cart-page/cart-page';
export { MiniCart } from './ui/mini-cart/mini-cart';
export { RemovedLinesNotice } from './ui/removed-lines-notice/removed-lines-notice';
export { useCartFetcher } from './ui/use-cart-fetcher';
export { useFormatCredits } from './ui/use-format-credits';
export { OrderEntry } from './ui/order-entry/order-entry';
export { OrderImportPage } from './ui/order-import-page/order-import-page';
