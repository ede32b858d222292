import { Overloaded } from '../overload/render-limit';

/** Of all forms with photographs that are being read or handled: memory must be left for pages. */
const maxHeldBytes = 160 * 1024 * 1024;

let heldBytes = 0;

/**
 * Reserves memory for an uploaded form.
 * @returns releases it
 * @throws Overloaded when too much is held already; nothing was read then
 */
export function reserveUpload(bytes: number): () => void {
  if (heldBytes + bytes > maxHeldBytes) throw new Overloaded('Too many uploads');
  heldBytes += bytes;
  let isHeld = true;
  return () => {
    if (isHeld) heldBytes -= bytes;
    isHeld = false;
  };
}
