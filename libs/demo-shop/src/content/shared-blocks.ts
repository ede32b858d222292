import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { blockOf } from './built-pages/built-page';

/** Blocks that several pages show, by the code of their configuration block. */
export function* sharedBlockDocuments(): Generator<ImportDocument> {
  yield {
    type: 'content',
    entity: 'configuration_block',
    id: 'advice',
    data: {
      code: 'advice',
      title: text('Poradíme s výběrem', 'Poradíme s výberom'),
      content_blocks: [
        blockOf(
          'advice-people',
          'text',
          {
            block_title: 'Poradíme s výběrem',
            text: 'Na telefonu i na pobočkách jsou lidé, kteří stroje sami používají. Zavolejte, nebo se přijďte zeptat.',
            button: { text: 'Kontakty', link: '/kontakt', style: 'secondary' },
          },
          {
            block_title: 'Poradíme s výberom',
            text: 'Na telefóne aj v predajniach sú ľudia, ktorí stroje sami používajú. Zavolajte, alebo sa príďte opýtať.',
            button: { text: 'Kontakty', link: '/kontakt', style: 'secondary' },
          },
        ),
      ],
    },
  };
}
