export type { Address } from './model/address';
export { toCardLines } from './model/address';
