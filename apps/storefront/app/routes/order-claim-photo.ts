import { claimPhotoLoader } from '@vyloha/returns/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export const loader = requireFeature('warrantyClaims', claimPhotoLoader);
