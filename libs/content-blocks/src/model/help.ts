import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import type { RichTextSource } from './content-block';
import { pageLink, type PageLink } from './page-link';
import type { PageTags } from './page-tags';
import { question, type Question } from './question';

/** What helps a shopper on: questions with answers, and pages. */
export interface Help {
  questions: readonly Question[];
  pages: readonly PageLink[];
}

/** What a page of help is made of, in the shopper's language. */
export interface HelpPageData<Text = RichTextSource> {
  questions: readonly Question<Text>[];
  pages: readonly PageLink[];
  meta: PageTags;
}

/** The answer to the query of questions and pages → help, one schema for each locale. */
export const helpSchemas = { cs: help('cs'), sk: help('sk') };

function help(locale: Locale) {
  return v.pipe(
    v.object({ faq_question: v.array(question(locale)), pages: v.array(pageLink(locale)) }),
    v.transform(({ faq_question, pages }): Help => ({ questions: faq_question, pages })),
  );
}
