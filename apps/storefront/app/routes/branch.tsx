export { expiringBranchPageLoader as loader } from '../pages/branch-page-loader.server';
export { BranchPage as default } from '@vyloha/branches/ui';

export const handle = { i18n: ['branches', 'rich-text'] };
