import { expect, it } from 'vitest';
import { accountPaths } from './account-paths';
import { paths } from './paths';
import { hasSecretAddress, withoutSecret } from './secret-addresses';

it.each([
  [paths.orderByToken('aB-c_1'), '/objednavka'],
  [accountPaths.sharedList('a1b2'), '/seznam'],
  [`${paths.orderByToken('aB-c_1')}.data`, '/objednavka'],
  [`${paths.orderByToken('aB-c_1')}/x`, '/objednavka'],
  ['/OBJEDNAVKA/aB-c_1', '/OBJEDNAVKA'],
  [accountPaths.withdrawalOrder('aB-c_1'), '/odstoupeni-od-smlouvy/objednavka'],
  [accountPaths.claimOrder('aB-c_1'), '/reklamace/objednavka'],
  [accountPaths.orderClaimPhoto({ token: 'aB-c_1', code: 'R2026000001', number: 1 }), '/reklamace/objednavka'],
  [paths.activate(), '/aktivovat'],
  [`${paths.resetPassword()}.data`, '/resetovat-heslo'],
])('knows that %s may contain a secret, and where', (path, start) => {
  expect(hasSecretAddress(path)).toBe(true);
  expect(withoutSecret(path)).toBe(start);
});

it.each([
  paths.home(),
  paths.withdrawal(),
  accountPaths.claimLookup(),
  paths.orders(),
  paths.order('2026000001'),
  '/objednavkar',
  '/x/objednavka/a',
  '/aktivovat-se',
])('sees none in %s', (path) => {
  expect(hasSecretAddress(path)).toBe(false);
  expect(withoutSecret(path)).toBe(path);
});
