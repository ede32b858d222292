import { useTranslation } from '@vyloha/i18n';
import { EmbeddedFrameBox } from '@vyloha/rich-text';
import type { BranchDetail } from '../../model/branch';
import type { EmbeddedFrame } from '../../model/embedded-frame';
import { BranchGallery } from './branch-gallery';
import styles from './branch-page.module.css';

interface BranchLocationProps {
  branch: Pick<BranchDetail, 'name' | 'byCar' | 'byPublicTransport' | 'mapDescription' | 'mapPictures'>;
  map: EmbeddedFrame | null;
}

/** How to get there: description, pictures and map, by car and by public transport. */
export function BranchLocation({ branch, map }: BranchLocationProps) {
  const { name, byCar, byPublicTransport, mapDescription, mapPictures } = branch;
  const { t } = useTranslation('branches');
  const directions = [
    { title: t('detail.byCar'), text: byCar },
    { title: t('detail.byPublicTransport'), text: byPublicTransport },
  ].filter(({ text }) => text !== null);
  return (
    <section className={styles.section}>
      <h2>{t('detail.location')}</h2>
      {mapDescription && <p>{mapDescription}</p>}
      <div className={styles.sections}>
        {directions.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {mapPictures.length > 0 && <BranchGallery pictures={mapPictures} />}
      {map && (
        <EmbeddedFrameBox frame={map} title={t('detail.mapTitle', { name })} action={t('detail.loadMap')} icon="pin" />
      )}
    </section>
  );
}
