export { AccountLink } from './ui/account-link/account-link';
export { LoginPage } from './ui/login-page/login-page';
