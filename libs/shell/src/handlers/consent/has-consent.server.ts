import type { AppLoadContext } from '@remix-run/node';
import type { ConsentCategory } from '@vyloha/contract';
import { grantedConsents } from '../../model/closed-notices';
import { consentVersion } from './consent-wording.server';

interface Asking {
  config: Parameters<typeof consentVersion>[0];
  cookies: Pick<AppLoadContext['cookies'], 'get'>;
}

/** Whether the shopper agreed to it; without a decision about the current wording nobody did. */
export function hasConsent({ config, cookies }: Asking, category: ConsentCategory): boolean {
  return grantedConsents(cookies.get('closed'), consentVersion(config))?.includes(category) ?? false;
}
