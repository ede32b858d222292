/** The maximum of PostgreSQL's `integer`, the type of amounts, prices in minor units and positions. */
export const maxInteger = 2_147_483_647;
