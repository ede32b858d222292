import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NumberSeries } from '../../shop/number-series';

/** The last number of each series in each year, so that numbers rise without gaps. */
export const yearlyCounter = pgTable(
  'yearly_counter',
  {
    series: text('series').$type<NumberSeries>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
