import { userAreaLoader } from '@vyloha/account/server';
import { withMessages } from '../../compose/texts/with-messages.server';

export { UserLayout as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';

export const loader = withMessages(['account', 'cart.credits', 'forms'], userAreaLoader);
