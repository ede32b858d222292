/** Where the bodies that settle disputes of consumers out of court are found, by the trader's country (alpha-3). */
export const disputeSites = { CZE: 'coi.gov.cz/informace-o-adr', SVK: 'www.soi.sk' } as const;
