export { contactPageLoader as loader } from '../pages/content-page-loader.server';
export { ContentPage as default } from '../pages/content-page';
export { contactAction as action } from '@vyloha/content-blocks/server';

export const handle = {
  i18n: [
    'content-blocks',
    'forms',
    'branches.contact',
    'branches.opening',
    'branches.onDay',
    'branches.detail',
    'branches.list',
  ],
};
