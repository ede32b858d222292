import { byLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { pageLink, type PageLink } from './page-link';
import { question, type Question } from './question';

/** Help content: questions with answers, and pages. */
export interface Help {
  questions: readonly Question[];
  pages: readonly PageLink[];
}

/** Response to the query of questions and pages → help, one schema for each locale. */
export const helpSchemas = byLocale(help);

function help(locale: Locale) {
  return v.pipe(
    v.object({ faq_question: v.array(question(locale)), pages: v.array(pageLink(locale)) }),
    v.transform(({ faq_question, pages }): Help => ({ questions: faq_question, pages })),
  );
}
