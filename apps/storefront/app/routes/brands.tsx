export { brandListLoader as loader } from '@vyloha/content-blocks/server';
export { BrandListPage as default } from '@vyloha/content-blocks/ui';

export const handle = { i18n: ['content-blocks'] };
