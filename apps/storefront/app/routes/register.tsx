import { registerPageAction, registerPageLoader } from '@vyloha/account/server';
import { whenShown } from '../compose/when-valid.server';
import { withMessages } from '../compose/with-messages.server';

export { RegisterPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';

export const loader = withMessages(['account', 'forms'], whenShown('registration', registerPageLoader));
export const action = whenShown('registration', registerPageAction);
