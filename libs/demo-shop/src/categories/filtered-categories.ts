import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { slugsOf, text } from '../language/texts';
import { parameterId, valueId } from '../products/model-parameters';

/** Products of a category under a popular filter selection, as a page of its own. */
interface DemoFilteredCategory {
  /** Suffix of the id. */
  key: string;
  category: string;
  parameter: string;
  value: string;
  title: PartlyTranslated;
  description: PartlyTranslated;
}

const filteredCategories: readonly DemoFilteredCategory[] = [
  {
    key: 'aku-sekacky',
    category: 'c-sekacky',
    parameter: 'drive',
    value: 'battery',
    title: text('Akumulátorové sekačky', 'Akumulátorové kosačky'),
    description: text(
      'Sekačky bez kabelu a bez výfuku. Na jedno nabití posekáte běžnou zahradu, druhý akumulátor se hodí od šesti set metrů.',
      'Kosačky bez kábla a bez výfuku. Na jedno nabitie pokosíte bežnú záhradu, druhý akumulátor sa hodí od šesťsto metrov.',
    ),
  },
  {
    key: 'zelenina-predjari',
    category: 'c-semena-zelenina',
    parameter: 'sowing',
    value: 'early-spring',
    title: text('Zelenina k výsevu v předjaří', 'Zelenina na výsev v predjarí'),
    description: text(
      'Rajčata, papriky a celer patří do misek na okno už v únoru. Ukážeme, které odrůdy v misce nezestárnou.',
      'Paradajky, papriky a zeler patria do misiek na okno už vo februári. Ukážeme, ktoré odrody v miske nezostarnú.',
    ),
  },
];

export function* filteredCategoryDocuments(): Generator<ImportDocument> {
  for (const { key, category, parameter, value, title, description } of filteredCategories) {
    yield {
      type: 'content',
      entity: 'filtered_category',
      id: `fc-${key}`,
      slug: slugsOf(title),
      data: {
        title,
        description,
        store_category: category,
        parameters: [{ entityId: parameterId(parameter), values: [valueId(value)] }],
        page_meta: { seo_title: title, seo_description: description },
      },
    };
  }
}
