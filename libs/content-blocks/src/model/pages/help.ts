import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import type { RichTextSource } from '../blocks/content-block';
import { pageLink, type PageLink } from './page-link';
import type { MetaTags } from '../search-engines/meta-tags';
import { question, type Question } from './question';

/** Help content: questions with answers, and pages. */
export interface Help {
  questions: readonly Question[];
  pages: readonly PageLink[];
}

/** Data of a help page, in the shopper's language. */
export interface HelpPageData<Text = RichTextSource> {
  questions: readonly Question<Text>[];
  pages: readonly PageLink[];
  meta: MetaTags;
}

/** Response to the query of questions and pages → help, one schema for each locale. */
export const helpSchemas = { cs: help('cs'), sk: help('sk') };

function help(locale: Locale) {
  return v.pipe(
    v.object({ faq_question: v.array(question(locale)), pages: v.array(pageLink(locale)) }),
    v.transform(({ faq_question, pages }): Help => ({ questions: faq_question, pages })),
  );
}
