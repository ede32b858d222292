import { useTranslation } from '@vyloha/i18n';
import { HtmlText, RichText, type RichTextNode, textOfNodes } from '@vyloha/rich-text';
import { Disclosure, JsonLd } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ArticleView, EditorialView } from '../../model/category/category-editorial';
import { questionsJsonLd } from '../../model/structured-data';
import { TitledSection } from '../titled-section/titled-section';
import { TitledVideo } from '../titled-video/titled-video';
import styles from './editorial-sections.module.css';

export interface EditorialSectionsProps extends EditorialView<readonly RichTextNode[]> {
  /** Renders cards of articles; provided by the app from another library. */
  articles?: ((articles: readonly ArticleView[]) => ReactNode) | undefined;
}

/** Editorial content below the products: a text, a video, FAQ, articles. */
export function EditorialSections({
  textBelowProducts,
  video,
  faq,
  contentArticles,
  articles,
}: EditorialSectionsProps) {
  const { t } = useTranslation('catalog');
  return (
    <>
      {textBelowProducts !== undefined && <HtmlText html={textBelowProducts} />}
      {video && <TitledVideo {...video} />}
      {faq && (
        <TitledSection title={t('category.faq')}>
          <div className={styles.answers}>
            {faq.map(({ id, title, answer }) => (
              <Disclosure key={id} title={title}>
                <RichText nodes={answer} />
              </Disclosure>
            ))}
          </div>
          <JsonLd
            data={
              import.meta.env.SSR &&
              questionsJsonLd(faq.map(({ title, answer }) => ({ title, answer: textOfNodes(answer) })))
            }
          />
        </TitledSection>
      )}
      {contentArticles && articles && (
        <TitledSection title={t('category.articles')}>{articles(contentArticles)}</TitledSection>
      )}
    </>
  );
}
