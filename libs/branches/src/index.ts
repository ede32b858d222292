export { toBranchOption } from './model/branch-option';
export type { BranchOption } from './model/branch-option';
export { maxBranches } from './model/max-branches';
export { isPostcodeQuery } from './model/pick-up-place';
export type { PickUpPlace } from './model/pick-up-place';
export { shortTime } from './model/opening-hours';
