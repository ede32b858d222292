export { loginPageAction } from './handlers/login-page-action.server';
export { loginPageLoader } from './handlers/login-page-loader.server';
export { logoutAction } from './handlers/logout-action.server';
