import { type LoaderFunctionArgs, data } from '@remix-run/node';
import { parseRichText } from '@vyloha/rich-text';

/** `Retry-After` for crawlers, in seconds. */
const retryAfterSeconds = 3600;

/** The maintenance page. */
export async function maintenancePageLoader({ context: { t } }: LoaderFunctionArgs) {
  const title = t('shell:maintenance.title');
  const text = parseRichText([{ type: 'paragraph', content: [{ type: 'text', text: t('shell:maintenance.text') }] }]);
  return data(
    { content: { title, text, image: null }, meta: { title } },
    { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}
