import type { Config } from '@vyloha/config/server';
import type { RequestHandler } from 'express';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. The shop is asked anew each time, as long as it runs. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): where vulnerabilities are reported; a 404 where the shop names nobody. */
export function createSecurityText({
  securityContact,
  publicUrl,
}: Pick<Config, 'securityContact' | 'publicUrl'>): RequestHandler {
  return (request, response) => {
    response.type('text/plain').set('Cache-Control', 'no-store');
    if (securityContact === null) {
      response.status(404).send('Not found');
      return;
    }
    const expires = new Date(Date.now() + validDays * dayMs);
    const fields = {
      Contact: securityContact,
      Expires: expires.toISOString(),
      'Preferred-Languages': 'cs, sk, en',
      Canonical: `${publicUrl}${request.path}`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    response.send(lines.join(''));
  };
}
