import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isToken } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { getPreview } from '../api/pages/built-pages.server';

const maxTokenLength = 200;
const isPreviewToken = (token: string) => token.length <= maxTokenLength && isToken(token);

/** Opens the entry of an editor's link as it will be seen, and keeps showing it until the preview is ended. */
export async function previewLoader({ request, context }: LoaderFunctionArgs) {
  const { cms, cookies, session, t } = context;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const entry = isPreviewToken(token) ? await getPreview(cms, token) : null;
  if (entry === null) {
    session.flash({ kind: 'danger', text: t('content-blocks:preview.expired') });
    return seeOther(paths.home());
  }
  // Sealed: a forged one would keep pages from caches, and reach the backend in a header.
  cookies.setSealed('preview', token);
  return seeOther(entry.path[context.locale]);
}

/** Ends the preview. */
export function previewAction({ context }: ActionFunctionArgs) {
  context.cookies.clear('preview');
  context.session.flash({ kind: 'info', text: context.t('content-blocks:preview.ended') });
  return seeOther(paths.home());
}
