export { settingsAction as action, settingsLoader as loader } from '@vyloha/account/server';
export { SettingsPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';
