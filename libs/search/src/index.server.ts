export { searchPageLoader } from './handlers/search-page-loader.server';
