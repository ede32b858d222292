export { homePageLoader } from './handlers/home-page.server';
