export { settingsAction as action, settingsLoader as loader } from '@vyloha/account/server';
export { SettingsPage as default } from '@vyloha/account/ui';
