export { cancelWatchAction as action, cancelWatchLoader as loader } from '@vyloha/catalog/server';
export { CancelWatchPage as default } from '@vyloha/catalog/ui';

export const handle = { i18n: ['catalog.watch'] };
