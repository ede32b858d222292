import { creditsHistoryLoader } from '@vyloha/account/server';
import { hasCredits } from '../../compose/loaders/has-credits.server';
import { requireValid } from '../../compose/loaders/require-feature.server';

export { CreditsPage as default } from '@vyloha/account/ui';

export const loader = requireValid(({ context }) => hasCredits(context), creditsHistoryLoader);
