export { BranchList } from './ui/branch-list/branch-list';
export { BranchPage } from './ui/branch-page/branch-page';
export { BranchPicker } from './ui/branch-picker/branch-picker';
export type { BranchSearchState } from './ui/branch-picker/branch-search';
export { BranchStock } from './ui/branch-stock/branch-stock';
