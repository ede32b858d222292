import { userMissingLoader } from '@vyloha/account/server';
import { orMoved } from '../../compose/moved-path.server';

export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/page-meta';

export const loader = orMoved(userMissingLoader);

export default function Missing() {
  return null;
}
