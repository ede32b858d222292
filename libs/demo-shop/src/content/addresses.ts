import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';

/** Addresses of the old shop that may still be bookmarked. */
const moved: Readonly<Record<string, string>> = {
  '/zahrada/seminka': '/zahrada/osiva-a-cibuloviny/semena-zeleniny',
  '/obchod': '/',
  '/e-shop/zahradni-naradi': '/zahrada/zahradni-naradi',
  '/kontakty': '/stranka/kontakt',
};

export function* addressDocuments(): Generator<ImportDocument> {
  for (const [fromPath, toPath] of Object.entries(moved)) yield { type: 'redirect', fromPath, toPath };
  for (const locale of ['cs', 'sk'] as const) {
    yield {
      type: 'url_rewrite',
      locale,
      path: locale === 'cs' ? '/doprava-zdarma' : '/doprava-zadarmo',
      entity: 'page',
      slug: text('doprava', 'doprava'),
    };
    yield {
      type: 'url_rewrite',
      locale,
      path: '/podminky',
      entity: 'page',
      slug: text('obchodni-podminky', 'obchodne-podmienky'),
    };
  }
}
