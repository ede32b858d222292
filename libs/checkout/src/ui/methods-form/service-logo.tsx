import { Icon, Picture, type IconName } from '@vyloha/ui';

interface ServiceLogoProps {
  picture: { fileKey: string } | null;
  /** Stands in for a missing picture. */
  icon: IconName;
}

/** The mark of a carrier or a way to pay; the name stands beside it. */
export function ServiceLogo({ picture, icon }: ServiceLogoProps) {
  return picture ? <Picture fileKey={picture.fileKey} alt="" width={56} height={40} /> : <Icon name={icon} size={32} />;
}
