import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { companyRoles, isAllowed } from '@vyloha/backend-accounts';

/** Roles by the table of permissions, which are constants and no input. */
const readers = sql.raw(
  companyRoles
    .filter((role) => isAllowed(role, 'readColleaguesQuotes'))
    .map((role) => `'${role}'`)
    .join(', '),
);

/**
 * Whether a customer may see a quote, and buy by it: their own as long as they buy for the company it was made for, and
 * those of colleagues where their role allows that.
 * @param name of its table or view in the statement; written out, as in `audience`
 */
export function isVisibleTo(name: 'quote' | 'quoted_price', customerId: SQLWrapper): SQL<boolean> {
  const quoted = sql.identifier(name);
  return sql<boolean>`(case when ${quoted}."company_id" is null
    then ${quoted}."customer_id" = ${customerId}
    else exists (select from company_member reader where reader.customer_id = ${customerId}
      and reader.company_id = ${quoted}."company_id"
      and (${quoted}."customer_id" = reader.customer_id or reader.role in (${readers}))) end)`;
}
