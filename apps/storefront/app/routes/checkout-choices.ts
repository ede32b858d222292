export { loader } from '../compose/loaders/post-only.server';
export { storeChoicesAction as action } from '@vyloha/checkout/server';
