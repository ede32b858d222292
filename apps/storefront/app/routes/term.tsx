export { termPageLoader as loader } from '@vyloha/content-blocks/server';
export { TermPage as default } from '../pages/term-page';

export const handle = { i18n: ['catalog', 'content-blocks'] };
