import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { HtmlText, RichText, type RichTextNode, wordsOf } from '@vyloha/rich-text';
import { Disclosure, JsonLd } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShownArticle, ShownStory } from '../../model/category/category-story';
import { questionsJsonLd } from '../../model/structured-data';
import { CategoryVideo } from '../category-video/category-video';
import { TitledSection } from '../titled-section/titled-section';
import styles from './story-below.module.css';

export interface StoryBelowProps extends ShownStory<readonly RichTextNode[]> {
  /** Draws cards of articles; the app has them of another room. */
  articles?: ((articles: readonly ShownArticle[]) => ReactNode) | undefined;
}

/** What editors tell under the goods: a text, a video, answers to questions, articles. */
export function StoryBelow({ below, video, faq, contentArticles, articles }: StoryBelowProps) {
  const { t } = useTranslation('catalog');
  return (
    <>
      {below !== undefined && <HtmlText html={below} />}
      {video && <CategoryVideo {...video} />}
      {faq && (
        <TitledSection title={t('category.faq')}>
          <div className={styles.answers}>
            {faq.map(({ id, title, answer }) => (
              <Disclosure key={id} title={keepPrepositions(title)}>
                <RichText nodes={answer} />
              </Disclosure>
            ))}
          </div>
          <JsonLd data={questionsJsonLd(faq.map(({ title, answer }) => ({ title, answer: wordsOf(answer) })))} />
        </TitledSection>
      )}
      {contentArticles && articles && (
        <TitledSection title={t('category.articles')}>{articles(contentArticles)}</TitledSection>
      )}
    </>
  );
}
