import type { PartlyTranslated } from '@vyloha/contract';
import type { CategoryPresentation } from '@vyloha/import-documents';
import { paragraph } from '../../content/rich-text';
import type { DemoPicture } from '../../pictures/picture';

/** Editorial content of a category. */
export interface DemoCategoryEditorial {
  /** Suffix of its questions' ids. */
  key: string;
  banner?: DemoPicture;
  content?: CategoryPresentation['content'];
  /** Lines, or HTML. */
  below?: PartlyTranslated;
  questions?: readonly (readonly [question: PartlyTranslated, answer: PartlyTranslated])[];
  video?: NonNullable<CategoryPresentation['video']>;
  /** Ids of articles. */
  topArticles?: readonly string[];
  contentArticles?: readonly string[];
  seo?: {
    title: PartlyTranslated;
    description: PartlyTranslated;
    keywords: PartlyTranslated;
    sharedPicture: DemoPicture;
  };
}

function toPageMeta({ title, description, keywords, sharedPicture }: NonNullable<DemoCategoryEditorial['seo']>) {
  return {
    seo_title: title,
    seo_description: description,
    seo_keywords: keywords,
    share_image: { path: sharedPicture.fileKey },
  };
}

export function toPresentation(editorial: DemoCategoryEditorial): CategoryPresentation {
  const { key, banner, content, below, questions = [], video, topArticles, contentArticles, seo } = editorial;
  return {
    ...(banner && { bannerKey: banner.fileKey }),
    ...(content && { content }),
    ...(below && { textBelowProducts: below }),
    ...(video && { video }),
    ...(topArticles && { topArticleIds: [...topArticles] }),
    ...(contentArticles && { contentArticleIds: [...contentArticles] }),
    ...(seo && { pageMeta: toPageMeta(seo) }),
    faq: questions.map(([title, answer], index) => ({
      _id: `faq-${key}-${index + 1}`,
      title,
      content: { cs: [paragraph(answer.cs)], sk: [paragraph(answer.sk)] },
    })),
  };
}
