import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getBranch } from '../api/branch.server';
import { getOpeningStatus, nextOpeningChange } from '../model/opening-hours';

/** More of its people are on its own page. */
const maxEmployees = 4;

export type MainBranch = NonNullable<Awaited<ReturnType<typeof loadMainBranchOrNull>>>['branch'];

/**
 * The main branch as pages other than its own show it, and when its opening status is no longer true; `null` where the
 * shop has none, or the content system does not respond.
 */
export async function loadMainBranchOrNull({ cms, locale }: Pick<AppLoadContext, 'cms' | 'locale'>) {
  const found = await withUnavailableFallback(getBranch(cms, { primary: true }, locale), () => null);
  if (found === null) return null;
  const now = new Date();
  const { slug, name, address, phone, email, employees } = found;
  return {
    branch: {
      slug,
      name,
      address,
      phone,
      email,
      employees: employees.slice(0, maxEmployees),
      opening: getOpeningStatus(found, now),
    },
    changesAt: nextOpeningChange([found], now),
  };
}
