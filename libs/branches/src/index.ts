export { toBranchOption } from './model/branch-option';
export type { BranchOption } from './model/branch-option';
export { maxBranches } from './model/max-branches';
export { shortTime } from './model/opening-hours';
export type { StoreBranch } from './model/store-branch';
