import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useInteractionComponent } from '../loading/use-idle-component';

const load = async () => (await import('./announced-page')).AnnouncedPage;

/**
 * Tells who listens that a script has opened another page, as browsers do when they load one: the title is announced,
 * and the focus is on the heading. Loaded at the first interaction, before which nothing navigates.
 */
export function PageAnnouncement() {
  const location = useLocation();
  const [loaded] = useState(location);
  const Announced = useInteractionComponent(load);
  return Announced && <Announced from={loaded} />;
}
