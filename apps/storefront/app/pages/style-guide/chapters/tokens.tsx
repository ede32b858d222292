import { Icon, iconNames } from '@vyloha/ui';
import { Chapter, Specimen } from '../specimen';
import styles from '../style-guide.module.css';

const colors = [
  'text',
  'text-soft',
  'link',
  'action',
  'action-hover',
  'action-pale',
  'highlight',
  'in-stock',
  'sale',
  'error',
  'honey',
  'band',
  'band-strong',
  'line',
  'line-strong',
  'tag-free-shipping',
  'tag-gift',
  'tag-not-saleable',
  'tag-quantity-discount',
];
const sizes = [36, 28, 22, 18, 16, 14];
const spaces = [1, 2, 3, 4, 5, 6];

/** Design tokens of the theme. */
export function Tokens() {
  return (
    <Chapter name="tokens">
      <Specimen name="--color-*">
        <ul className={styles.swatches}>
          {colors.map((color) => (
            <li key={color} className={styles.swatch}>
              <span className={styles.color} style={{ backgroundColor: `var(--color-${color})` }} />
              {color}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="--text-*">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            {size} · Příliš žluťoučký kůň úpěl ďábelské ódy 1 234 567 Kč
          </p>
        ))}
      </Specimen>
      <Specimen name="--space-*">
        {spaces.map((space) => (
          <span key={space} className={styles.space} style={{ height: `var(--space-${space})` }} />
        ))}
      </Specimen>
      <Specimen name="Icon">
        <ul className={styles.swatches}>
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Chapter>
  );
}
