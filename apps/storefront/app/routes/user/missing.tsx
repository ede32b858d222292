export { userMissingLoader as loader } from '@vyloha/account/server';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export default function Missing() {
  return null;
}
