export { listStoreBranches } from './api/list-store-branches.server';
