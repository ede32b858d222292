export { styleGuideLoader as loader } from '../pages/style-guide/style-guide-loader.server';
export { StyleGuidePage as default } from '../pages/style-guide/style-guide-page';

export const handle = { i18n: ['catalog', 'cart', 'content-blocks', 'forms'] };
