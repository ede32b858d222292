/** What modules bring along for requests and periodic work; each is asked for by its owner's `Service`. */
export interface Services {
  readonly names: readonly string[];
  /** Where those are that it has not itself. */
  readonly base: Services | null;
}

interface Provision {
  name: string;
  putInto(services: Services): void;
}

/** A service of a module, such as the payment gateway. */
export interface Service<Value> {
  /**
   * @param context of a request or of periodic work
   * @throws TypeError where the process was started without it
   */
  of(context: { services: Services }): Value;
  with(value: Value): Provision;
}

/**
 * Declares a service, beside its type. Whoever uses it imports it from the module that owns it, so that the table of
 * dependencies holds for services as well.
 */
export function defineService<Value>(name: string): Service<Value> {
  const values = new WeakMap<Services, { value: Value }>();
  return {
    of: ({ services }) => {
      for (let place: Services | null = services; place !== null; place = place.base) {
        const found = values.get(place);
        if (found !== undefined) return found.value;
      }
      throw new TypeError(`no ${name} among the services: ${services.names.join(', ')}`);
    },
    with: (value) => ({ name, putInto: (services) => void values.set(services, { value }) }),
  };
}

/**
 * @param provisions `service.with(value)` of each service
 * @param base services that are used where these have none
 */
export function openServices(provisions: readonly Provision[], base: Services | null = null): Services {
  const services = { names: [...provisions.map(({ name }) => name), ...(base?.names ?? [])], base };
  for (const provision of provisions) provision.putInto(services);
  return services;
}
