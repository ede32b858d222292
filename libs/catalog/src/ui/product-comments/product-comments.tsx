import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Badge, Disclosure } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { productAnchors } from '../../model/product/product-anchors';
import type { Comment, Question } from '../../model/reviews/review';
import { CustomerPost } from '../customer-post/customer-post';
import { TitledSection } from '../titled-section/titled-section';
import { useRefusedForm } from '../use-refused-form';
import { QuestionForm } from './question-form';
import styles from './product-comments.module.css';

interface ProductCommentsProps {
  questions: readonly Question[];
  /** Of the product. */
  slug: string;
}

/** Questions about a product, with the answers. New questions are listed once the shop has answered them. */
export function ProductComments({ questions, slug }: ProductCommentsProps) {
  const { t } = useTranslation('catalog');
  const location = useLocation();
  const isRefused = useRefusedForm('question') !== undefined;
  return (
    <TitledSection id={productAnchors.questions} title={t('comments.title')}>
      <Disclosure title={t('comments.ask')} isInitiallyOpen={isRefused}>
        <QuestionForm key={isRefused ? 'refused' : location.key} />
      </Disclosure>
      {questions.length === 0 && <p>{t('comments.none')}</p>}
      <ul className={styles.list}>
        {questions.map(({ answers, ...question }) => (
          <CommentItem key={question.id} comment={question} slug={slug}>
            {answers.length > 0 && (
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <CommentItem key={answer.id} comment={answer} slug={slug} />
                ))}
              </ul>
            )}
          </CommentItem>
        ))}
      </ul>
    </TitledSection>
  );
}

interface CommentItemProps {
  comment: Comment;
  slug: string;
  children?: ReactNode;
}

function CommentItem({ comment, slug, children }: CommentItemProps) {
  const { t } = useTranslation('catalog');
  return (
    <li>
      <CustomerPost
        {...comment}
        mark={comment.isOfShop && <Badge tone="success">{t('comments.ofShop')}</Badge>}
        reportPath={paths.reportPost(slug, comment.id)}
      />
      {children}
    </li>
  );
}
