import type { Translated } from '../../database/schema/columns';
import type { ImportDocument } from '../../import/documents/import-document';
import { text } from '../language/texts';
import { scenes } from './scenes-of-content';

const certifications: readonly { key: string; title: Translated; link: string }[] = [
  {
    key: 'overeno',
    title: text('Hodnocení jen od lidí, kteří u nás nakoupili', 'Hodnotenia len od ľudí, ktorí u nás nakúpili'),
    link: '/stranka/certifikace',
  },
  {
    key: 'semena',
    title: text('Klíčivost semen zkoušíme dvakrát ročně', 'Klíčivosť semien skúšame dvakrát ročne'),
    link: '/slovnik/klicivost',
  },
  {
    key: 'dily',
    title: text('Náhradní díly aspoň na pět let', 'Náhradné diely aspoň na päť rokov'),
    link: '/stranka/certifikace',
  },
  {
    key: 'reklamace',
    title: text('Reklamovanost jen 0,8 %', 'Reklamovanosť iba 0,8 %'),
    link: '/stranka/bezproblemova-reklamace',
  },
  {
    key: 'skoly',
    title: text('Podporujeme školní zahrady', 'Podporujeme školské záhrady'),
    link: '/stranka/o-nas',
  },
];

/** The welcome on the home page, and what the shop stands for. */
export function* trustDocuments(): Generator<ImportDocument> {
  const title = text('Zahradníci, truhláři a lidé od domu', 'Záhradníci, stolári a ľudia od domu');
  yield {
    type: 'content',
    entity: 'configuration_entry_header',
    id: 'entry-header',
    data: {
      title,
      text: text(
        'Co prodáváme, to sami používáme. Zkušenosti zapisujeme, abyste nemuseli opakovat naše chyby.',
        'Čo predávame, to sami používame. Skúsenosti zapisujeme, aby ste nemuseli opakovať naše chyby.',
      ),
      button_text: text('Číst zápisník', 'Čítať zápisník'),
      button_link: '/clanky',
      image: { path: scenes.greenhouse.fileKey, alt: title, title },
    },
  };
  for (const [index, { key, title: words, link }] of certifications.entries()) {
    yield {
      type: 'content',
      entity: 'certification',
      id: `ce-${key}`,
      weight: 100 - index,
      data: { title: words, link_url: link, image: null },
    };
  }
}
