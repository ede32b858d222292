import { pickTranslation } from '@vyloha/contract';
import { useLocale } from '@vyloha/i18n';
import { Stack } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { guideTexts, type GuideText } from './guide-texts';
import styles from './style-guide.module.css';

/** A chapter of the guide; its name is its anchor. */
export function Chapter({ name, children }: { name: GuideText; children: ReactNode }) {
  return (
    <section id={name} className={styles.chapter} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className={styles.chapterTitle}>
        {pickTranslation(guideTexts[name], useLocale())}
      </h2>
      {children}
    </section>
  );
}

/** One component in its states, named as in code. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={2} className={styles.specimen}>
      <h3 className={styles.specimenName}>{name}</h3>
      {children}
    </Stack>
  );
}

/** States side by side. */
export function States({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" align="center" gap={2}>
      {children}
    </Stack>
  );
}
