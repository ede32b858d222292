import type { AppLoadContext } from '@remix-run/node';
import { isPostcodeQuery, type PickUpPlace } from '@vyloha/branches';
import { listBranchesNear, listPickUpPoints, listStoreBranches } from '@vyloha/branches/server';
import type { BranchSearch } from '../model/selection/branch-search';
import type { Selection } from '../model/selection/selection';
import { isAtPoint, type Shipper } from '../model/selection/shipper';

/** What the places of the shippers depend on. */
export interface PlaceSearch {
  /** Alpha-3, of the shopper. */
  countryCode: string;
  selection: Pick<Selection, 'shipperId' | 'branchId'>;
  /** In the form of the page. */
  search: BranchSearch | null;
  /** Postcode of the delivery address; places near it come first until the shopper searches for others. */
  postcode: string;
}

/** Where a shipper hands over, and what was searched for. */
export interface PickUpPlaces {
  places: readonly PickUpPlace[];
  query: string;
  isPostcodeUnknown: boolean;
  foundCount: number;
}

/** The places in the shopper's country, or all when it has none. */
function filterByCountry(places: readonly PickUpPlace[], countryCode: string): readonly PickUpPlace[] {
  const placesInCountry = places.filter(({ address }) => address.countryCode === countryCode);
  return placesInCountry.length > 0 ? placesInCountry : places;
}

type Store = AppLoadContext['store'];

/** All branches of the shop, the nearest to a postcode first; names are searched by the page. */
async function loadBranches(
  store: Store,
  shipperId: string,
  { countryCode, search, postcode }: PlaceSearch,
): Promise<PickUpPlaces> {
  const ownSearch = search?.shipperId === shipperId ? search.query : null;
  const query = ownSearch ?? postcode;
  const near = isPostcodeQuery(query) ? await listBranchesNear(store, { shipperId, postcode: query }) : undefined;
  const places = filterByCountry(near ?? (await listStoreBranches(store, shipperId)), countryCode);
  const isPostcodeUnknown = near === null && ownSearch !== null;
  return { places, query: near || ownSearch !== null ? query : '', isPostcodeUnknown, foundCount: places.length };
}

/** The points that were searched for, without a search those near the shopper; and the selected one. */
async function loadPoints(store: Store, shipperId: string, options: PlaceSearch): Promise<PickUpPlaces> {
  const { search, postcode, selection, countryCode } = options;
  const ownSearch = search?.shipperId === shipperId ? search.query : null;
  const query = ownSearch ?? postcode;
  const selectedId = selection.shipperId === shipperId ? selection.branchId : null;
  const [found, selected] = await Promise.all([
    query === '' ? [] : listPickUpPoints(store, shipperId, { query }),
    selectedId === null ? [] : listPickUpPoints(store, shipperId, { ids: [selectedId] }),
  ]);
  const inCountry = (found ?? []).filter(({ address }) => address.countryCode === countryCode);
  const others = (selected ?? []).filter(({ id }) => !inCountry.some((place) => place.id === id));
  const isPostcodeUnknown = found === null && ownSearch !== null;
  const isSearched = found !== null || ownSearch !== null;
  return {
    places: [...others, ...inCountry],
    query: isSearched ? query : '',
    isPostcodeUnknown,
    foundCount: inCountry.length,
  };
}

/** Where the shipper hands over. */
export function loadPickUpPlaces(
  store: Store,
  shipper: Pick<Shipper, 'id' | 'type'>,
  options: PlaceSearch,
): Promise<PickUpPlaces> {
  return isAtPoint(shipper) ? loadPoints(store, shipper.id, options) : loadBranches(store, shipper.id, options);
}
