import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import type { ColorKey } from '../language/colors';
import { text } from '../language/texts';
import { signPicture, type DemoPicture } from '../pictures/picture';
import { scenes } from './scenes-of-content';

interface DemoCertification {
  key: string;
  /** Shape and colour of its icon. */
  sign: readonly [shape: string, tone: ColorKey];
  title: PartlyTranslated;
  link: string;
}

const certifications: readonly DemoCertification[] = [
  {
    key: 'overeno',
    sign: ['star', 'mustard'],
    title: text('U recenzí označujeme ověřené nákupy', 'Pri recenziách označujeme overené nákupy'),
    link: '/stranka/certifikace',
  },
  {
    key: 'semena',
    sign: ['leaf', 'green'],
    title: text('Klíčivost semen zkoušíme dvakrát ročně', 'Klíčivosť semien skúšame dvakrát ročne'),
    link: '/slovnik/klicivost',
  },
  {
    key: 'dily',
    sign: ['gear', 'anthracite'],
    title: text('Náhradní díly aspoň na pět let', 'Náhradné diely aspoň na päť rokov'),
    link: '/stranka/certifikace',
  },
  {
    key: 'skoly',
    sign: ['flower', 'sage'],
    title: text('Podporujeme školní zahrady', 'Podporujeme školské záhrady'),
    link: '/stranka/o-nas',
  },
];

const markOf = ({ key, sign: [shape, tone] }: DemoCertification): DemoPicture =>
  signPicture(`certification-${key}`, shape, tone);

export const trustPictures: readonly DemoPicture[] = certifications.map(markOf);

/** The welcome text of the home page, and the shop's values. */
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
  for (const [index, certification] of certifications.entries()) {
    const { key, title: words, link } = certification;
    yield {
      type: 'content',
      entity: 'certification',
      id: `ce-${key}`,
      weight: 100 - index,
      data: {
        title: words,
        link_url: link,
        image: { path: markOf(certification).fileKey, alt: words, title: words },
      },
    };
  }
}
