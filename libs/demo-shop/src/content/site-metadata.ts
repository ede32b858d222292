import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { scenes } from './scenes-of-content';

interface AddressWords {
  /** Path without the leading slash, the same in both languages. */
  slug: string;
  title: PartlyTranslated;
  description: PartlyTranslated;
}

const addresses: readonly AddressWords[] = [
  {
    slug: 'kosik',
    title: text('Nákupní košík', 'Nákupný košík'),
    description: text(
      'Co jste si vybrali, kolik to stojí a za kolik vám to přivezeme.',
      'Čo ste si vybrali, koľko to stojí a za koľko vám to privezieme.',
    ),
  },
  {
    slug: 'hledat',
    title: text('Vyhledávání', 'Vyhľadávanie'),
    description: text(
      'Hledejte mezi zbožím, kategoriemi, značkami a články Zelené výlohy.',
      'Hľadajte medzi tovarom, kategóriami, značkami a článkami Zelenej výlohy.',
    ),
  },
  {
    slug: 'znacky',
    title: text('Značky od A do Z', 'Značky od A po Z'),
    description: text(
      'Výrobci, kterým věříme. Vyberte značku a uvidíte všechno její zboží.',
      'Výrobcovia, ktorým veríme. Vyberte značku a uvidíte všetok jej tovar.',
    ),
  },
  {
    slug: 'slovnik',
    title: text('Slovník zahrádkáře a kutila', 'Slovník záhradkára a domáceho majstra'),
    description: text(
      'Od mulče po závit: slova ze zahrady, z dílny i z domova, vysvětlená jednoduše.',
      'Od mulču po závit: slová zo záhrady, z dielne aj z domova, vysvetlené jednoducho.',
    ),
  },
  {
    slug: 'porovnat',
    title: text('Porovnání zboží', 'Porovnanie tovaru'),
    description: text(
      'Vybrané zboží vedle sebe: ceny, dostupnost a všechny vlastnosti.',
      'Vybraný tovar vedľa seba: ceny, dostupnosť a všetky vlastnosti.',
    ),
  },
  {
    slug: 'prihlasit',
    title: text('Přihlášení', 'Prihlásenie'),
    description: text(
      'Přihlaste se ke svým objednávkám, adresám a oblíbenému zboží.',
      'Prihláste sa k svojim objednávkam, adresám a obľúbenému tovaru.',
    ),
  },
  {
    slug: 'registrovat',
    title: text('Registrace', 'Registrácia'),
    description: text(
      'S účtem nakoupíte rychleji a objednávky budete mít pohromadě.',
      'S účtom nakúpite rýchlejšie a objednávky budete mať pohromade.',
    ),
  },
  {
    slug: 'eshop',
    title: text('Všechno zboží', 'Všetok tovar'),
    description: text(
      'Celá nabídka Zelené výlohy na jednom místě: zahrada, terasa, dílna i domácnost.',
      'Celá ponuka Zelenej výlohy na jednom mieste: záhrada, terasa, dielňa aj domácnosť.',
    ),
  },
  {
    slug: 'nejcastejsi-dotazy',
    title: text('Nejčastější dotazy', 'Najčastejšie otázky'),
    description: text(
      'Doprava, platba, vrácení zboží a faktury: odpovědi na to, na co se nás ptáte nejčastěji.',
      'Doprava, platba, vrátenie tovaru a faktúry: odpovede na to, na čo sa nás pýtate najčastejšie.',
    ),
  },
  {
    slug: 'poradna',
    title: text('Nákupní poradna', 'Nákupná poradňa'),
    description: text(
      'Vše, co se hodí vědět před nákupem, při něm i po něm.',
      'Všetko, čo sa hodí vedieť pred nákupom, počas neho aj po ňom.',
    ),
  },
];

/** Titles and descriptions of pages that have no entity of their own. */
export function* siteMetadataDocuments(): Generator<ImportDocument> {
  for (const { slug, title, description } of addresses) {
    yield {
      type: 'content',
      entity: 'site_metadata',
      id: `sm-${slug}`,
      slug: text(slug, slug),
      data: {
        title,
        page_meta: { seo_title: title, seo_description: description, share_image: { path: scenes.garden.fileKey } },
      },
    };
  }
}
