export { personalDataLoader as loader } from '@vyloha/account/server';
