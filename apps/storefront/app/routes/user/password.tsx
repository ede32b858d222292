export { passwordAction as action, passwordLoader as loader } from '@vyloha/account/server';
export { PasswordPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';
