import styles from './transitions.module.css';

/**
 * Classes of things that come: a fade takes 0.25 s, a slide 0.3 s, nothing moves where the system asks for no motion.
 * They run whenever the element is shown, so a `<details>` or a `<dialog>` needs no script for them.
 */
export const transitions = {
  fade: styles.fade,
  slideDown: styles.slideDown,
  slideUp: styles.slideUp,
  slideFromLeft: styles.slideFromLeft,
  slideFromRight: styles.slideFromRight,
} as const;
