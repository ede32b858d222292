import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './star-choice.module.css';

export interface StarChoiceProps {
  /** Of the first star; a link from an error summary leads here. */
  id: string;
  name: string;
  legend: ReactNode;
  /** What one star says, two, and so on. */
  labels: readonly string[];
  /** `1` to `5`. */
  defaultValue?: string | undefined;
  isInvalid?: boolean;
  /** Below the stars: what is wrong. */
  message?: ReactNode;
  messageId?: string | undefined;
}

/** One to five stars as a group of radio buttons: arrows move, and nothing needs script. */
export function StarChoice(props: StarChoiceProps) {
  const { id, name, legend, labels, defaultValue, isInvalid = false, message, messageId } = props;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {labels.map((label, index) => (
          <label key={label} className={styles.star} title={label}>
            <input
              id={index === 0 ? id : undefined}
              className={styles.mark}
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={String(index + 1) === defaultValue}
              aria-describedby={isInvalid ? messageId : undefined}
            />
            <Icon name="star" size={32} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        ))}
      </div>
      {message}
    </fieldset>
  );
}
