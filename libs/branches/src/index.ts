export { toBranchOption } from './model/branch-option';
export type { BranchOption } from './model/branch-option';
export { mostBranches } from './model/most-branches';
export { shortTime } from './model/opening-hours';
export type { OpeningInterval, OpeningNow } from './model/opening-hours';
export type { RegionCode } from './model/region';
export type { StockedBranch } from './model/stocked-branch';
export type { BranchAddress, StoreBranch } from './model/store-branch';
