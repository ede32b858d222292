import { byLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import type { ContentImage } from '../content-image';
import { contactImage } from './contact-image';
import { pageLink, type PageLink } from './page-link';
import { question, type Question } from './question';

/** Help content: questions with answers, and pages. */
export interface Help {
  questions: readonly Question[];
  pages: readonly PageLink[];
  /** Beside the invitation to contact the shop. */
  contactImage: ContentImage | null;
}

/** Response to the query of questions and pages → help, one schema for each locale. */
export const helpSchemas = byLocale(help);

function help(locale: Locale) {
  return v.pipe(
    v.object({
      faq_question: v.array(question(locale)),
      pages: v.array(pageLink(locale)),
      configuration: contactImage(locale),
    }),
    v.transform(({ faq_question, pages, configuration }): Help => ({
      questions: faq_question,
      pages,
      contactImage: configuration,
    })),
  );
}
