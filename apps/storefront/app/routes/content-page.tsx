export { contentPageLoader as loader } from '@vyloha/content-blocks/server';
export { ContentPage as default } from '@vyloha/content-blocks/ui';

export const handle = { i18n: ['content-blocks', 'forms'] };
