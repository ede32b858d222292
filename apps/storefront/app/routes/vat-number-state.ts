export { vatNumberLoader as loader } from '@vyloha/account/server';
