import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Badge, ButtonLink } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { productAnchors } from '../../model/product/product-anchors';
import type { Comment, Question } from '../../model/reviews/review';
import { CustomerPost } from '../customer-post/customer-post';
import { TitledSection } from '../titled-section/titled-section';
import styles from './product-comments.module.css';

interface ProductCommentsProps {
  questions: readonly Question[];
  /** Code of the product, for the link to ask a question. */
  code: string;
}

/** Questions about a product, with the answers. New questions go to the shop's staff. */
export function ProductComments({ questions, code }: ProductCommentsProps) {
  const { t } = useTranslation('catalog');
  return (
    <TitledSection id={productAnchors.questions} title={t('comments.title')}>
      {questions.length === 0 && <p>{t('comments.none')}</p>}
      <ul className={styles.list}>
        {questions.map(({ answers, ...question }) => (
          <CommentItem key={question.id} comment={question}>
            {answers.length > 0 && (
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <CommentItem key={answer.id} comment={answer} />
                ))}
              </ul>
            )}
          </CommentItem>
        ))}
      </ul>
      <p>
        <ButtonLink to={paths.contact({ about: code })} variant="secondary" icon="question" rel="nofollow">
          {t('comments.ask')}
        </ButtonLink>
      </p>
    </TitledSection>
  );
}

function CommentItem({ comment, children }: { comment: Comment; children?: ReactNode }) {
  const { t } = useTranslation('catalog');
  return (
    <li>
      <CustomerPost {...comment} mark={comment.isOfShop && <Badge tone="success">{t('comments.ofShop')}</Badge>} />
      {children}
    </li>
  );
}
