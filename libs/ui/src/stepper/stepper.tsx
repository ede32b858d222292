import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stepper.module.css';

export interface Step {
  title: string;
  /** URL of a completed step; without it the step is no link. */
  to?: string | undefined;
}

/** The steps of a process, in order; `current` counts from 0. */
export function Stepper({ steps, current, label }: { steps: readonly Step[]; current: number; label: string }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isDone = index < current;
          return (
            <li
              key={step.title}
              className={clsx(styles.step, isDone && styles.done, index === current && styles.current)}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.mark}>{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
              {isDone && step.to !== undefined ? <Link to={step.to}>{step.title}</Link> : <span>{step.title}</span>}
              {isDone && <VisuallyHidden>{t('stepper.done')}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
