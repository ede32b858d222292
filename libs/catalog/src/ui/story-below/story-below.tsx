import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { HtmlText, RichText, type RichTextNode, wordsOf } from '@vyloha/rich-text';
import { Disclosure, JsonLd } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ShownArticle, ShownStory } from '../../model/category-story';
import { questionsJsonLd } from '../../model/structured-data';
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
      {video && <Video {...video} />}
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

/** Folded, so that nobody but who wants to see it tells the player's owner of the visit: what is not shown is not loaded. */
function Video({ title, frame }: { title: string; frame: string }) {
  const { t } = useTranslation('catalog');
  return (
    <Disclosure title={t('category.video', { title: keepPrepositions(title) })} className={styles.answers}>
      <iframe src={frame} title={title} loading="lazy" allowFullScreen className={styles.video} />
      <p className={styles.note}>{t('category.videoNote')}</p>
    </Disclosure>
  );
}
