/** The greatest number of PostgreSQL's `integer`, of which amounts, prices in minor units and positions are. */
export const maxInteger = 2_147_483_647;
