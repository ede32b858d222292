export { authProxyLoader as loader } from '@vyloha/account/server';
