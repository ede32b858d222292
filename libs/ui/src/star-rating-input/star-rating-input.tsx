import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './star-rating-input.module.css';

export interface StarRatingInputProps {
  /** Id of the first star, the target of a link in an error summary. */
  id: string;
  name: string;
  legend: ReactNode;
  /** Labels of one star, two stars, and so on. */
  labels: readonly string[];
  /** `1` to `5`. */
  defaultValue?: string | undefined;
  isInvalid?: boolean;
  /** Error message below the stars. */
  message?: ReactNode;
  messageId?: string | undefined;
}

/** One to five stars as a group of radio buttons: arrow keys work without JavaScript. */
export function StarRatingInput(props: StarRatingInputProps) {
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
