export { CategoryPage } from './ui/category-page/category-page';
export type { CategoryPageSlots } from './ui/category-page/category-page';
export { ProductBox } from './ui/product-box/product-box';
export type { ProductBoxProps } from './ui/product-box/product-box';
export { ProductGrid } from './ui/product-grid/product-grid';
export type { ProductGridProps } from './ui/product-grid/product-grid';
export { ProductPage } from './ui/product-page/product-page';
export type { ProductPageSlots } from './ui/product-page/product-page';
