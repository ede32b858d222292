import * as v from 'valibot';

/** wire → whether the link of a mail can still be used */
export const linkStateResponse = v.pipe(
  v.object({ is_open: v.boolean() }),
  v.transform(({ is_open: isOpen }) => isOpen),
);
