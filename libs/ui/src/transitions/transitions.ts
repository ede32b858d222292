import styles from './transitions.module.css';

/**
 * Classes of entrance transitions: a fade takes 0.25 s, a slide 0.3 s, none with reduced motion. They run whenever the
 * element is shown, so a `<details>` or a `<dialog>` needs no JavaScript for them.
 */
export const transitions = {
  fade: styles.fade,
  slideDown: styles.slideDown,
  slideUp: styles.slideUp,
  slideFromLeft: styles.slideFromLeft,
  slideFromRight: styles.slideFromRight,
} as const;
