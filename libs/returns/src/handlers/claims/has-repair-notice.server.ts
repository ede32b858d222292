import type { AppLoadContext } from '@remix-run/node';
import { isDutyOn } from '@vyloha/config/server';
import type {} from '@vyloha/session/server';

/** Whether the form of a claim says that consumers may have repair or replacement, and that a repair prolongs the guarantee. */
export function hasRepairNotice({ config, shopper }: Pick<AppLoadContext, 'config' | 'shopper'>): boolean {
  return isDutyOn(config.legalDutiesOff, 'repairGuarantee', shopper.currency);
}
