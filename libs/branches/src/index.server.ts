export { getPickUpPoint, listPickUpPoints } from './api/pick-up-points.server';
export { listBranchesNear, listStoreBranches } from './api/branches.server';
export { branchListLoader } from './handlers/branch-list-loader.server';
export { branchPageLoader } from './handlers/branch-page-loader.server';
export { loadMainBranchOrNull } from './handlers/load-main-branch-or-null.server';
export { loadStockedBranchesOrNone } from './handlers/load-stocked-branches-or-none.server';
