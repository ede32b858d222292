import { regionCodes, type RegionCode } from './region';
import type { StoreBranch } from './store-branch';

export interface BranchGroup<Branch> {
  region: RegionCode;
  branches: Branch[];
}

/** Branches by region, regions in their usual order, names of one region by the alphabet of the locale. */
export function groupByRegion<Branch extends Pick<StoreBranch, 'region' | 'name'>>(
  branches: readonly Branch[],
  locale: string,
): BranchGroup<Branch>[] {
  const byName = new Intl.Collator(locale);
  return regionCodes
    .map((region) => ({
      region,
      branches: branches.filter((branch) => branch.region === region).sort((a, b) => byName.compare(a.name, b.name)),
    }))
    .filter((group) => group.branches.length > 0);
}

const combiningMarks = /\p{Mn}/gu;

function plain(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** True when every word of the query stands somewhere in the branch's name or address, accents and case aside. */
export function matchesQuery(branch: Pick<StoreBranch, 'name' | 'address'>, query: string): boolean {
  const { street, city, postcode } = branch.address;
  const text = plain([branch.name, street, city, postcode, postcode.replaceAll(' ', '')].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
