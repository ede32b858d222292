import type { Command } from '@vyloha/backend-kernel';
import { parcelStates } from './parcel-states';

export const parcelCommands: readonly Command[] = [
  {
    name: 'parcels add',
    usage: '2026000001 TRACKING-NUMBER|- [--carrier CODE] [--line NUMBER:PIECES ...]',
    summary:
      'Records what was handed to the carrier and tells the customer; without lines it is all that is in no parcel yet, and with the last of it the order is shipped',
    load: async () => (await import('./parcel-actions')).addParcel,
  },
  {
    name: 'parcels list',
    usage: '2026000001',
    summary: 'Lists the parcels of an order: number, carrier, tracking number, state, what is in it',
    load: async () => (await import('./parcel-actions')).listParcels,
  },
  {
    name: 'parcels state',
    usage: `2026000001 NUMBER ${parcelStates.slice(1).join('|')}`,
    summary: 'Brings a parcel of an order to a state; with the last one the order is ready or delivered',
    load: async () => (await import('./parcel-actions')).setParcelState,
  },
  {
    name: 'parcels remove',
    usage: '2026000001 NUMBER',
    summary: 'Removes a parcel that was recorded by mistake; the order keeps its state',
    load: async () => (await import('./parcel-actions')).removeParcel,
  },
];
