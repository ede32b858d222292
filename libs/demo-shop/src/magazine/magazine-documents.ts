import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { scenes } from '../content/scenes-of-content';
import { text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { toBlocks, type DemoArticle } from './article';
import { articleCategoryDocuments, articleCategoryId } from './article-categories';
import { articleTagDocuments, articleTagId } from './article-tags';
import { gardenArticles } from './articles/garden';
import { homeArticles } from './articles/home';
import { kitchenGardenArticles } from './articles/kitchen-garden';
import { terraceArticles } from './articles/terrace';
import { workshopArticles } from './articles/workshop';
import { authorDocuments, authorId, authorPictures } from './authors';

/** One of each section in turn, so that adjacent articles differ. */
function inTurn(...lists: readonly (readonly DemoArticle[])[]): DemoArticle[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** The newest first. */
const articles = inTurn(kitchenGardenArticles, workshopArticles, homeArticles, gardenArticles, terraceArticles);

export const magazinePictures = (): DemoPicture[] => [...authorPictures(), ...articles.map(({ picture }) => picture)];

const image = ({ fileKey }: DemoPicture, title: PartlyTranslated) => ({ path: fileKey, alt: title, title });

const daysBetween = 9;
const dayMs = 86_400_000;

/** The first one is scheduled for a future date. */
function publishedAt(index: number, today: Date): string {
  const day = new Date(today.getTime() + (1 - index) * daysBetween * dayMs);
  return `${day.toISOString().slice(0, 10)}T06:00:00.000Z`;
}

function toDocument({ slug, title, perex, picture, parts, ...facts }: DemoArticle, published: string): ImportDocument {
  const id = `a-${slug.cs}`;
  return {
    type: 'content',
    entity: 'article',
    id,
    slug,
    data: {
      title,
      short_title: facts.shortTitle ? text(...facts.shortTitle) : null,
      perex,
      date_published: published,
      created: published,
      author: authorId(facts.author),
      category: articleCategoryId(facts.category),
      tags: facts.tags.map(articleTagId),
      image: { path: picture.fileKey, alt: title, title },
      content: toBlocks(id, parts),
      page_meta: {
        seo_title: title,
        seo_description: perex,
        ...(facts.keywords && { seo_keywords: text(...facts.keywords), share_image: { path: picture.fileKey } }),
      },
      site_enabled: [],
    },
  };
}

/** The magazine: authors, categories and articles. */
export function* magazineDocuments(today: Date): Generator<ImportDocument> {
  yield* authorDocuments();
  yield* articleCategoryDocuments();
  yield* articleTagDocuments();
  for (const [index, entry] of articles.entries()) yield toDocument(entry, publishedAt(index, today));
  yield {
    type: 'content',
    entity: 'configuration_article_list',
    id: 'configuration-article-list',
    data: {
      title: text('Zelený zápisník', 'Zelený zápisník'),
      perex: text(
        'Návody a zkušenosti ze zahrady, z dílny i z domova. Píšeme o tom, co jsme sami vyzkoušeli.',
        'Návody a skúsenosti zo záhrady, z dielne aj z domova. Píšeme o tom, čo sme sami vyskúšali.',
      ),
      description: text(
        'Články připravují lidé z našich prodejen. Chcete se na něco zeptat? Napište nám, odpovědi rádi zveřejníme.',
        'Články pripravujú ľudia z našich predajní. Chcete sa na niečo opýtať? Napíšte nám, odpovede radi zverejníme.',
      ),
      image: image(scenes.greenhouse, text('Zelený zápisník', 'Zelený zápisník')),
    },
  };
}
