import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container, Stepper } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './checkout-layout.module.css';

interface CheckoutLayoutProps {
  step: 'delivery' | 'methods' | 'finish';
  title: string;
  /** Stands at the side, on narrow screens above. */
  summary: ReactNode;
  children: ReactNode;
}

const stepNumbers = { delivery: 1, methods: 2, finish: 3 } as const;

/** The frame of a checkout step: where the shopper is, one column to fill in, the order at the side. */
export function CheckoutLayout({ step, title, summary, children }: CheckoutLayoutProps) {
  const { t } = useTranslation('checkout');
  const isFinished = step === 'finish';
  const steps = [
    { title: t('steps.cart'), ...(!isFinished && { to: paths.cart() }) },
    { title: t('steps.delivery'), ...(!isFinished && { to: paths.checkoutInfo() }) },
    { title: t('steps.methods') },
    { title: t('steps.finish') },
  ];
  return (
    <Container className={styles.page}>
      <Stepper steps={steps} current={stepNumbers[step]} label={t('steps.label')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1>{title}</h1>
          {children}
        </div>
        <aside className={styles.side}>{summary}</aside>
      </div>
    </Container>
  );
}
