export { BranchList } from './ui/branch-list/branch-list';
export { BranchPage } from './ui/branch-page/branch-page';
export { BranchPicker } from './ui/branch-picker/branch-picker';
export { PointPicker } from './ui/point-picker/point-picker';
export { NearestBranch } from './ui/nearest-branch/nearest-branch';
export { BranchStock } from './ui/branch-stock/branch-stock';
