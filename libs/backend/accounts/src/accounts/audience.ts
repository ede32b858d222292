import { sql, type SQL } from 'drizzle-orm';
import type { CompanyRole } from './companies/company-permissions';

/** Written out: in a statement of one table Drizzle would leave out its name, which means another column in a subquery. */
const ofCustomer = sql.raw(`company_member join company on company.id = company_member.company_id
  where company_member.customer_id = "customer"."id"`);

/** The price list that a customer of the statement buys from: that of their company, where they have one. */
export const audiencePriceList: SQL<string> = sql<string>`coalesce((select company.price_list from ${ofCustomer}), "customer"."price_list")`;

/** Their own groups and those of their company: who is in a restricted one stays in it. */
export const audienceGroups: SQL<string[]> = sql<string[]>`coalesce((
  select array(select distinct unnest("customer"."groups" || company.groups) order by 1) from ${ofCustomer}
), "customer"."groups")`;

/** What pages show of the company, as JSON; null for a customer without one. */
export const companyOfMember: SQL<MemberCompany | null> = sql<MemberCompany | null>`(
  select json_build_object('id', company.id, 'name', company.name, 'tin', company.tin, 'vatin', company.vatin,
    'address', company.address, 'role', company_member.role) from ${ofCustomer})`;

/** Where orders of the company are invoiced to. */
export const companyAddress: SQL = sql`(select company.address from ${ofCustomer})`;

export interface MemberCompany {
  id: string;
  name: string;
  tin: string;
  vatin: string | null;
  address: unknown;
  role: CompanyRole;
}
