import type { FeatureName } from '@vyloha/config';
import { accountPaths, paths } from '@vyloha/links';
import type { User } from '@vyloha/session';
import { isFeatureAllowed } from '@vyloha/session/server';
import { maySchedule } from './may-schedule.server';
import type { UserMenuItem } from '../../model/user-menu-item';

type Settings = Parameters<typeof isFeatureAllowed>[0];
type Functions = Parameters<typeof isFeatureAllowed>[1];

interface MenuCandidate extends UserMenuItem {
  /** Without one the entry is always visible. */
  feature?: FeatureName;
}

/** For members of a company. */
const companyPages: readonly MenuCandidate[] = [
  { key: 'company', to: accountPaths.company() },
  { key: 'approvals', to: accountPaths.approvals() },
];

function listMenuCandidates(
  { company, business }: Pick<User, 'company' | 'business'>,
  hasSchedules: boolean,
): readonly MenuCandidate[] {
  return [
    { key: 'dashboard', to: paths.dashboard() },
    { key: 'orders', to: paths.orders() },
    ...(hasSchedules ? [{ key: 'schedules', to: accountPaths.schedules() } as const] : []),
    ...(company === null ? [] : companyPages),
    ...(company === null && business === null ? [] : [{ key: 'quotes' as const, to: accountPaths.quotes() }]),
    { key: 'favourites', to: paths.favourites(), feature: 'favourites' },
    { key: 'shoppingLists', to: paths.shoppingLists(), feature: 'shoppingLists' },
    { key: 'bulkOrder', to: paths.bulkOrder(), feature: 'bulkOrder' },
    { key: 'documents', to: accountPaths.documents(), feature: 'documents' },
    { key: 'returns', to: paths.returns(), feature: 'exchangeReturns' },
    {
      key: 'warrantyClaims',
      to: accountPaths.claims(),
      feature: 'warrantyClaims',
      opensNewTab: true,
    },
    { key: 'settings', to: paths.personalSettings() },
    { key: 'addresses', to: paths.addresses(), feature: 'addressList' },
    { key: 'password', to: paths.changePassword() },
  ];
}

/**
 * Entries of the user menu: what feature, theme and the shop's own settings allow together, and what concerns the
 * customer's company.
 */
export function createUserMenu(
  settings: Settings,
  functions: Functions,
  user: Pick<User, 'company' | 'business'>,
): readonly UserMenuItem[] {
  return listMenuCandidates(user, maySchedule(settings.features, user))
    .filter(({ feature }) => feature === undefined || isFeatureAllowed(settings, functions, feature))
    .map(({ key, to, opensNewTab }) => ({ key, to, ...(opensNewTab && { opensNewTab }) }));
}
