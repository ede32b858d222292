export { orderPicturesFileLoader as loader } from '@vyloha/account/server';
