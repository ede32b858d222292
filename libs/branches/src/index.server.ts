export { getPickUpPoint } from './api/get-pick-up-point.server';
export { listBranchesNear } from './api/list-branches-near.server';
export { listPickUpPoints } from './api/list-pick-up-points.server';
export { listStoreBranches } from './api/list-store-branches.server';
export { branchListLoader } from './handlers/branch-list-loader.server';
export { branchPageLoader } from './handlers/branch-page-loader.server';
export { loadStockedBranchesOrNone } from './handlers/load-stocked-branches-or-none.server';
