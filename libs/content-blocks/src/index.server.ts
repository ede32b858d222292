export { homePageLoader } from './handlers/home-page-loader.server';
