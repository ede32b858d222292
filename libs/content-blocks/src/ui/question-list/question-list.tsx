import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Disclosure } from '@vyloha/ui';
import type { Question } from '../../model/pages/question';
import styles from './question-list.module.css';

/** Questions that expand to their answers. */
export function QuestionList({ questions }: { questions: readonly Question<readonly RichTextNode[]>[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, title, answer }) => (
        <Disclosure key={id} contentId={id} title={title}>
          <RichText nodes={answer} />
        </Disclosure>
      ))}
    </div>
  );
}
