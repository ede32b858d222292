export { MenuPage as default } from '@vyloha/shell/ui';
export { menuPageLoader as loader } from '@vyloha/shell/server';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';
