import type { AppLoadContext } from '@remix-run/node';
import { parseRichText } from '@vyloha/rich-text';
import { getHelp } from '../api/pages/help.server';
import type { Help } from '../model/pages/help';
import type { MetaTags } from '../model/search-engines/meta-tags';

interface HelpArgs {
  context: Pick<AppLoadContext, 'cms' | 'locale' | 't'>;
}

/** All questions, with links to pages. */
const faqLimits = { questions: 200, pages: 12 };
/** All pages, with the most frequent questions. */
const guideLimits = { questions: 4, pages: 200 };

/** Frequently asked questions. */
export async function faqPageLoader({ context: { cms, locale, t } }: HelpArgs) {
  const help = await getHelp(cms, locale, faqLimits);
  return toHelpPage(help, {
    title: t('content-blocks:faq.title'),
    description: t('content-blocks:faq.description'),
  });
}

/** Overview of all help pages. */
export async function guidePageLoader({ context: { cms, locale, t } }: HelpArgs) {
  const help = await getHelp(cms, locale, guideLimits);
  return toHelpPage(help, {
    title: t('content-blocks:guide.title'),
    description: t('content-blocks:guide.description'),
  });
}

function toHelpPage({ questions, pages, contactImage }: Help, meta: MetaTags) {
  return {
    questions: questions.map((question) => ({ ...question, answer: parseRichText(question.answer) })),
    pages,
    contactImage,
    meta,
  };
}
