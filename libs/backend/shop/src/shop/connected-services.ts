import { defineService } from '@vyloha/backend-kernel';

/** Which services outside the shop are connected, as far as it depends on them what is offered. */
export interface ConnectedServices {
  /** Orders can be paid at a gateway. */
  onlinePayments: boolean;
  /** Companies are filled in by their number. */
  companyRegister: boolean;
}

export const connectedServices = defineService<ConnectedServices>('services outside the shop');
