import type { AppLoadContext } from '@remix-run/node';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { getHelp } from '../api/get-help.server';
import type { Help, HelpPageData } from '../model/help';
import type { PageTags } from '../model/page-tags';

type PageData = HelpPageData<readonly RichTextNode[]>;

interface HelpArgs {
  context: Pick<AppLoadContext, 'cms' | 'locale' | 't'>;
}

/** All questions, with pages to go on to. */
const limitsOfFaq = { questions: 200, pages: 12 };
/** All pages, with the questions asked most. */
const limitsOfGuide = { questions: 4, pages: 200 };

/** Questions that are asked often. */
export async function faqPageLoader({ context: { cms, locale, t } }: HelpArgs): Promise<PageData> {
  const help = await getHelp(cms, locale, limitsOfFaq);
  return toPage(help, {
    title: t('content-blocks:faq.title'),
    description: t('content-blocks:faq.description'),
  });
}

/** The signpost to everything the shop explains. */
export async function guidePageLoader({ context: { cms, locale, t } }: HelpArgs): Promise<PageData> {
  const help = await getHelp(cms, locale, limitsOfGuide);
  return toPage(help, {
    title: t('content-blocks:guide.title'),
    description: t('content-blocks:guide.description'),
  });
}

function toPage({ questions, pages }: Help, meta: PageTags): PageData {
  return {
    questions: questions.map((question) => ({ ...question, answer: parseRichText(question.answer) })),
    pages,
    meta,
  };
}
