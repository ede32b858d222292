export { userIndexLoader as loader } from '@vyloha/account/server';
