import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consentCategories } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { consentNotice, grantedConsents } from '../../model/closed-notices';
import { parseConsentRecord } from '../../model/consent-record';
import { consentVersion, isAskedByTool, offeredConsents } from './consent-wording.server';
import { saveConsent } from './save-consent.server';

/** What the shop asks a consent for, and what this shopper decided when. */
export async function cookieSettingsLoader({ context }: LoaderFunctionArgs) {
  const { config, cookies, t } = context;
  const version = consentVersion(config);
  const granted = grantedConsents(cookies.get('closed'), version);
  const record = parseConsentRecord(cookies.get('consent'));
  return {
    meta: { title: t('shell:cookies.settings') },
    offered: offeredConsents(config),
    isAskedByTool: isAskedByTool(config),
    granted: granted ?? [],
    decidedAt: granted !== null && record?.version === version ? record.at.toISOString() : null,
  };
}

const choiceField = 'choice';

/** Saves the shopper's choice: all, nothing, or what is ticked. */
export async function cookieSettingsAction({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, { names: [...consentCategories, choiceField] });
  if (isAskedByTool(context.config)) return seeOther(paths.cookieSettings());
  const choice = fields[choiceField];
  const ticked = consentCategories.filter((category) => fields[category] === 'on');
  const granted = choice === 'all' ? consentCategories : choice === 'none' ? [] : ticked;
  const notice = consentNotice(consentVersion(context.config));
  // Posted by the browser itself: pages rendered for this shopper leave the notice out.
  const headers = await saveConsent(request, context, { granted, notice, redirectTo: paths.cookieSettings() });
  context.session.flash({ kind: 'success', text: context.t('shell:cookies.saved') });
  const response = seeOther(paths.cookieSettings());
  for (const line of headers.getSetCookie()) response.headers.append('Set-Cookie', line);
  return response;
}
