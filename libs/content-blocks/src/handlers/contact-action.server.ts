import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { sendContactMessage } from '../api/pages/content-pages.server';
import { contactFormInput } from '../model/pages/contact-form-input';

/** Sends the message and confirms it, or shows the form again with its input; what a program wrote is not sent. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, contactFormInput);
  if (!form.ok) return refused(form.problem);
  const { leaveEmpty, ...message } = form.value;
  // Not silently: a browser's extension may have filled it in for a person.
  if (leaveEmpty !== undefined) return refused(form.refuse([{ title: t('content-blocks:contactForm.notSent') }]));
  const response = await sendContactMessage(store, message);
  if (!response.ok) return refused(form.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'success', text: t('content-blocks:contactForm.sent') });
  return seeOther(paths.contact());
}
