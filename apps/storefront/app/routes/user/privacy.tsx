export { privacyAction as action, privacyLoader as loader } from '@vyloha/account/server';
export { PrivacyPage as default } from '@vyloha/account/ui';
