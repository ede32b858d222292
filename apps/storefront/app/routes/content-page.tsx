export { contentPageWithBranchLoader as loader } from '../pages/content-page-loader.server';
export { ContentPage as default } from '../pages/content-page';

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
