import { type BackendDeps, ChangeStream, type Services, changeStream, openServices } from '@vyloha/backend-kernel';
import { PopularSearches, SearchCounter, popularSearches, searchCounter } from '@vyloha/backend-catalog';
import { companyRegister, openCompanyRegister } from '@vyloha/backend-companies';
import { Pictures, shopPictures } from '@vyloha/backend-content';
import { openShopFiles, shopFiles } from '@vyloha/backend-files';
import { createFeeds, shopFeeds } from '@vyloha/backend-feeds';
import { type PaymentGateway, paymentGateway } from '@vyloha/backend-orders';
import { connectedServices, openVatNumbers, vatNumbers } from '@vyloha/backend-shop';
import { moduleServices } from './modules';

interface Opened {
  /** None by default: then nothing is paid online. */
  gateway?: PaymentGateway | null;
  /** What the database tells; without it nothing is kept that a change would outdate. */
  changes?: ChangeStream | null;
}

/** The services of one backend, for its requests and its periodic work. */
export function openBackendServices(
  deps: Pick<BackendDeps, 'settings' | 'log' | 'now' | 'database' | 'upkeep'>,
  { gateway = null, changes = null }: Opened = {},
): Services {
  const register = openCompanyRegister(deps);
  const files = openShopFiles(deps.settings, deps.log);
  const maxBytes = deps.settings.operation.imageCacheBytes;
  return openServices([
    ...moduleServices,
    changeStream.with(changes ?? new ChangeStream()),
    shopFiles.with(files),
    shopPictures.with(new Pictures({ files, maxBytes, changes, log: deps.log })),
    companyRegister.with(register),
    connectedServices.with({ onlinePayments: gateway !== null, companyRegister: register !== null }),
    paymentGateway.with(gateway),
    searchCounter.with(new SearchCounter()),
    popularSearches.with(new PopularSearches()),
    vatNumbers.with(openVatNumbers(deps)),
    shopFeeds.with(createFeeds({ ...deps, files })),
  ]);
}
