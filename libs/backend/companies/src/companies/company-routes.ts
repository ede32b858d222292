import { companyRegister } from './company-register';
import { isCzechTin } from '@vyloha/contract';
import * as v from 'valibot';
import { HttpError, type Route, dataSchema, defineRoute, enforceRateLimits, unavailable } from '@vyloha/backend-kernel';
import { companyLimits } from './limits';
import { companySchema } from './company';
import { approvalRoutes } from './approvals/approval-routes';
import { invitationRoutes } from './invitations/invitation-routes';
import { memberRoutes } from './members/member-routes';

const maxIcoLength = 20;

const companyByIco = defineRoute({
  method: 'GET',
  url: '/store/api/v1/ares/ico',
  summary: 'A Czech company by its number (IČO), from the register of companies',
  access: 'anyone',
  query: v.object({ ico: v.pipe(v.string(), v.maxLength(maxIcoLength)) }),
  response: dataSchema(companySchema),
  handler: async (ctx, { query }) => {
    const ico = query.ico.replaceAll(/\s/g, '');
    if (!isCzechTin(ico)) throw new HttpError(422, [{ key: 'tinInvalid', field: 'ico', code: 'ico_invalid' }]);
    await enforceRateLimits(ctx, companyLimits.companyByIco);
    const findCompany = companyRegister.of(ctx);
    if (findCompany === null) throw unavailable('companyRegisterSilent');
    const result = await findCompany(ico);
    switch (result.kind) {
      case 'found':
        return { data: result.company };
      case 'dissolved':
        throw new HttpError(422, [{ key: 'companyDissolved', field: 'ico', code: 'company_dissolved' }]);
      case 'unknown':
        throw new HttpError(404, [{ key: 'companyUnknown', field: 'ico', code: 'company_unknown' }]);
      case 'silent':
        throw unavailable('companyRegisterSilent');
    }
  },
});

export const companyRoutes: readonly Route[] = [companyByIco, ...memberRoutes, ...invitationRoutes, ...approvalRoutes];
