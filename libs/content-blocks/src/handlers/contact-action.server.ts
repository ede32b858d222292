import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { sendContactMessage } from '../api/send-contact-message.server';
import { contactFormInput } from '../model/contact-form-input';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Sends the message and confirms it, or shows the form again with its input. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, contactFormInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const response = await sendContactMessage(store, form.value);
  if (!response.ok) return data(form.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'success', text: t('content-blocks:contactForm.sent') });
  return redirect(paths.contact(), SEE_OTHER);
}
