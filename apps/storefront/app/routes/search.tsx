export { searchPageLoader as loader } from '@vyloha/search/server';
export { SearchPage as default } from '../pages/search-page';

export const handle = { i18n: ['catalog', 'search'] };
