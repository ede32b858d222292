import { regionCodes, type RegionCode } from './region';
import type { PickUpPlace } from './pick-up-place';
import type { StoreBranch } from './store-branch';

export interface BranchGroup<Branch> {
  region: RegionCode;
  branches: Branch[];
}

/** Branches by region, regions in their default order, names of one region in the locale's alphabetical order. */
export function groupByRegion<Branch extends Pick<PickUpPlace, 'region' | 'name'>>(
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

function normalizeText(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** Whether every term of the query is in the branch's name or address, ignoring accents and case. */
export function matchesQuery(branch: Pick<StoreBranch, 'name' | 'address'>, query: string): boolean {
  const { street, city, postcode } = branch.address;
  const text = normalizeText([branch.name, street, city, postcode, postcode.replaceAll(' ', '')].join(' '));
  return normalizeText(query)
    .split(/\s+/)
    .every((term) => text.includes(term));
}
