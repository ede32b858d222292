import { type BackendDeps, ChangeStream, type Services, changeStream, openServices } from '@vyloha/backend-kernel';
import { PopularSearches, SearchCounter, popularSearches, searchCounter } from '@vyloha/backend-catalog';
import { companyRegister, openCompanyRegister } from '@vyloha/backend-companies';
import { createFeeds, shopFeeds } from '@vyloha/backend-feeds';
import { type PaymentGateway, paymentGateway } from '@vyloha/backend-orders';
import { connectedServices, openVatNumbers, vatNumbers } from '@vyloha/backend-shop';
import { moduleServices } from './modules';

interface Opened {
  /** None by default: then nothing is paid online. */
  gateway?: PaymentGateway | null;
  changes?: ChangeStream;
}

/** The services of one backend, for its requests and its periodic work. */
export function openBackendServices(
  deps: Pick<BackendDeps, 'settings' | 'log' | 'now' | 'database' | 'upkeep'>,
  { gateway = null, changes = new ChangeStream() }: Opened = {},
): Services {
  const register = openCompanyRegister(deps);
  return openServices([
    ...moduleServices,
    changeStream.with(changes),
    companyRegister.with(register),
    connectedServices.with({ onlinePayments: gateway !== null, companyRegister: register !== null }),
    paymentGateway.with(gateway),
    searchCounter.with(new SearchCounter()),
    popularSearches.with(new PopularSearches()),
    vatNumbers.with(openVatNumbers(deps)),
    shopFeeds.with(createFeeds({ ...deps, database: deps.upkeep ?? deps.database })),
  ]);
}
