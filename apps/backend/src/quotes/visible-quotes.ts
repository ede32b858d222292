import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { companyRoles, isAllowed } from '../accounts/company-permissions';

/** Roles by the table of permissions, which are constants and no input. */
const readers = sql.raw(
  companyRoles
    .filter((role) => isAllowed(role, 'readColleaguesQuotes'))
    .map((role) => `'${role}'`)
    .join(', '),
);

/**
 * Whether a customer may see the quote of a statement, and buy by it: their own as long as they buy for the company it
 * was made for, and those of colleagues where their role allows that. Written out, as in `audience`.
 */
export const isVisibleTo = (
  customerId: SQLWrapper,
): SQL<boolean> => sql<boolean>`(case when "quote"."company_id" is null
  then "quote"."customer_id" = ${customerId}
  else exists (select from company_member reader where reader.customer_id = ${customerId}
    and reader.company_id = "quote"."company_id"
    and ("quote"."customer_id" = reader.customer_id or reader.role in (${readers}))) end)`;
