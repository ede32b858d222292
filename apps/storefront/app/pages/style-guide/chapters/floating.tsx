import { Button, Dialog, Dropdown, LazyLoader, notify, Skeleton, type DialogSize } from '@vyloha/ui';
import { useState } from 'react';
import { Chapter, Specimen, States } from '../specimen';
import styles from '../style-guide.module.css';

const tones = ['info', 'success', 'warning', 'danger'] as const;
const sizes: readonly DialogSize[] = ['sm', 'md', 'lg', 'xl', 'xxl'];
const loadSample = () => import('../lazy-sample');

/** Overlays. */
export function Floating() {
  return (
    <Chapter name="floating">
      <Specimen name="Dropdown">
        <States>
          <Dropdown trigger="Najetím i stiskem">
            <p>Obsah rozbalené nabídky</p>
          </Dropdown>
          <Dropdown trigger="Jen stiskem" opensOnHover={false}>
            <p>{'Delší obsah rozbalené nabídky. '.repeat(8)}</p>
          </Dropdown>
        </States>
      </Specimen>
      <Specimen name="Dialog">
        <Dialogs />
      </Specimen>
      <Specimen name="notify()">
        <States>
          {tones.map((tone) => (
            <Button key={tone} variant="secondary" onClick={() => notify({ tone, title: `Zpráva: ${tone}` })}>
              {tone}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => notify({ title: 'Zůstanu do zavření', isSticky: true })}>
            isSticky
          </Button>
        </States>
      </Specimen>
      <Specimen name="LazyLoader">
        <LazyLoader load={loadSample} placeholder={<Skeleton shape="block" className={styles.placeholder} />} />
      </Specimen>
    </Chapter>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<DialogSize | 'sheet' | null>(null);
  return (
    <>
      <States>
        {[...sizes, 'sheet' as const].map((size) => (
          <Button key={size} variant="secondary" onClick={() => setOpen(size)}>
            {size}
          </Button>
        ))}
      </States>
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title="Odebrat zboží z košíku?"
        size={open === null || open === 'sheet' ? 'sm' : open}
        variant={open === 'sheet' ? 'sheet' : 'window'}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              Neodebrat
            </Button>
            <Button onClick={() => setOpen(null)}>Odebrat zboží</Button>
          </>
        }
      >
        <p>{'Text dialogu, který se posouvá, když je delší než obrazovka. '.repeat(12)}</p>
      </Dialog>
    </>
  );
}
