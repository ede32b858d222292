import { registerPageAction, registerPageLoader } from '@vyloha/account/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { RegisterPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['account', 'forms'] };
export const loader = requireFeature('registration', registerPageLoader);
export const action = requireFeature('registration', registerPageAction);
