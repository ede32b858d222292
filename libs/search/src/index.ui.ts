export { SearchField } from './ui/search-field/search-field';
export { SearchPage } from './ui/search-page/search-page';
