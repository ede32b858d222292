/** Locations of the branches: all Czech and Slovak regions. Streets and towns are real, house numbers are not. */
export interface DemoBranch {
  key: string;
  name: string;
  region: string;
  street: string;
  houseNumber: string;
  city: string;
  postcode: string;
  country: 'CZE' | 'SVK';
  latitude: number;
  longitude: number;
}

const branch = (
  key: string,
  name: string,
  region: string,
  [street, houseNumber, postcode, city]: readonly [string, string, string, string],
  [latitude, longitude]: readonly [number, number],
): DemoBranch => ({
  key,
  name,
  region,
  street,
  houseNumber,
  city,
  postcode,
  country: region.startsWith('sk_') ? 'SVK' : 'CZE',
  latitude,
  longitude,
});

export const demoBranches: readonly DemoBranch[] = [
  branch('praha-karlin', 'Praha – Karlín', 'praha', ['Sokolovská', '112', '186 00', 'Praha 8'], [50.0926, 14.4521]),
  branch('praha-stodulky', 'Praha – Stodůlky', 'praha', ['Jeremiášova', '24', '155 00', 'Praha 5'], [50.0468, 14.3161]),
  branch('kladno', 'Kladno', 'stredocesky', ['Pražská', '47', '272 01', 'Kladno'], [50.1432, 14.1181]),
  branch(
    'ceske-budejovice',
    'České Budějovice',
    'jihocesky',
    ['Husova třída', '18', '370 05', 'České Budějovice'],
    [48.9794, 14.4599],
  ),
  branch('plzen', 'Plzeň – Bory', 'plzensky', ['Borská', '29', '301 00', 'Plzeň'], [49.7331, 13.3668]),
  branch(
    'karlovy-vary',
    'Karlovy Vary',
    'karlovarsky',
    ['Chebská', '77', '360 06', 'Karlovy Vary'],
    [50.2309, 12.8385],
  ),
  branch(
    'usti-nad-labem',
    'Ústí nad Labem',
    'ustecky',
    ['Krušnohorská', '9', '400 11', 'Ústí nad Labem'],
    [50.6823, 14.0028],
  ),
  branch('liberec', 'Liberec', 'liberecky', ['Dr. Milady Horákové', '61', '460 07', 'Liberec'], [50.7575, 15.0496]),
  branch(
    'hradec-kralove',
    'Hradec Králové',
    'kralovehradecky',
    ['Brněnská', '25', '500 06', 'Hradec Králové'],
    [50.1927, 15.8204],
  ),
  branch('pardubice', 'Pardubice', 'pardubicky', ['Hradecká', '14', '530 09', 'Pardubice'], [50.0465, 15.7625]),
  branch('jihlava', 'Jihlava', 'vysocina', ['Znojemská', '82', '586 01', 'Jihlava'], [49.3866, 15.5873]),
  branch('brno-slatina', 'Brno – Slatina', 'jihomoravsky', ['Řípská', '15', '627 00', 'Brno'], [49.1756, 16.6779]),
  branch('znojmo', 'Znojmo', 'jihomoravsky', ['Vídeňská třída', '40', '669 02', 'Znojmo'], [48.8468, 16.0592]),
  branch('olomouc', 'Olomouc', 'olomoucky', ['Lipenská', '33', '779 00', 'Olomouc'], [49.5859, 17.2858]),
  branch('zlin', 'Zlín', 'zlinsky', ['třída Tomáše Bati', '158', '760 01', 'Zlín'], [49.2203, 17.6513]),
  branch('ostrava', 'Ostrava – Zábřeh', 'moravskoslezsky', ['Plzeňská', '20', '700 30', 'Ostrava'], [49.7956, 18.2365]),
  branch(
    'bratislava',
    'Bratislava – Ružinov',
    'sk_bratislavsky',
    ['Bajkalská', '19', '821 02', 'Bratislava'],
    [48.1546, 17.1419],
  ),
  branch('trnava', 'Trnava', 'sk_trnavsky', ['Nitrianska', '7', '917 01', 'Trnava'], [48.3681, 17.6011]),
  branch('trencin', 'Trenčín', 'sk_trenciansky', ['Zlatovská', '26', '911 05', 'Trenčín'], [48.8909, 18.0178]),
  branch('nitra', 'Nitra – Chrenová', 'sk_nitransky', ['Chrenovská', '30', '949 01', 'Nitra'], [48.3055, 18.1043]),
  branch('zilina', 'Žilina', 'sk_zilinsky', ['Kysucká', '15', '010 01', 'Žilina'], [49.2283, 18.7369]),
  branch(
    'banska-bystrica',
    'Banská Bystrica',
    'sk_banskobystricky',
    ['Zvolenská cesta', '22', '974 05', 'Banská Bystrica'],
    [48.7155, 19.1337],
  ),
  branch('presov', 'Prešov', 'sk_presovsky', ['Levočská', '11', '080 01', 'Prešov'], [49.0009, 21.2308]),
  branch('kosice', 'Košice', 'sk_kosicky', ['Moldavská cesta', '40', '040 11', 'Košice'], [48.7005, 21.2374]),
];
