import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container, Stepper } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { useCheckoutStep, type MeasuredOrder } from '../measuring/use-checkout-step';
import { OrderSummary } from '../order-summary/order-summary';
import styles from './checkout-layout.module.css';

interface CheckoutLayoutProps {
  step: 'delivery' | 'methods' | 'finish';
  title: string;
  /** Shown aside; above the content on narrow screens. */
  order: MeasuredOrder | null;
  children: ReactNode;
}

const stepNumbers = { delivery: 1, methods: 2, finish: 3 } as const;

/** Layout of a checkout step: progress, one column with the form, the order summary at the side. */
export function CheckoutLayout({ step, title, order, children }: CheckoutLayoutProps) {
  const { t } = useTranslation('checkout');
  useCheckoutStep(stepNumbers[step] - 1, order);
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
        <aside className={styles.side}>{order && <OrderSummary {...order} />}</aside>
      </div>
    </Container>
  );
}
