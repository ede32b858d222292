export { addressServiceLoader as loader } from '@vyloha/account/server';
