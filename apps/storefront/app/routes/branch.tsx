export { branchPageLoader as loader } from '@vyloha/branches/server';
export { BranchPage as default } from '@vyloha/branches/ui';

export const handle = { i18n: ['branches'] };
