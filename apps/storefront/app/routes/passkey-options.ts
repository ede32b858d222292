export { passkeyOptionsAction as action } from '@vyloha/account/server';
export { loader } from '../compose/loaders/post-only.server';
