export { reportPostAction as action, reportPostLoader as loader } from '@vyloha/catalog/server';
export { ReportPostPage as default } from '@vyloha/catalog/ui';

export const handle = { i18n: ['catalog.reportPost', 'forms'] };
