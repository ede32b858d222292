export { AddToCartForm } from './ui/add-to-cart-form/add-to-cart-form';
export type { AddToCartFormProps, AddToCartObstacle } from './ui/add-to-cart-form/add-to-cart-form';
export { CartPage } from './ui/cart-page/cart-page';
export type { CartPageSlots } from './ui/cart-page/cart-page';
export { CartTotals } from './ui/cart-totals/cart-totals';
export { FreeDeliveryBar } from './ui/free-delivery-bar/free-delivery-bar';
export { MiniCart } from './ui/mini-cart/mini-cart';
