const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** In their place for pages whose URL contains a secret: other sites get no referrer, forms still get their origin. */
export const secretAddressHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/** In their place for pictures that mails show: in a browser, the mail is a page of another site. */
const pictureHeaders: Readonly<Record<string, string>> = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const isPictureOfMails = (path: string) => path.startsWith('/img/') || path === '/apple-touch-icon.png';

export const pictureHeadersFor = (path: string) => (isPictureOfMails(path) ? pictureHeaders : {});

const transportSecurityHeader = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Headers of every response. */
export function securityHeadersFor({ publicUrl }: { publicUrl: string }): Readonly<Record<string, string>> {
  return { ...securityHeaders, ...(publicUrl.startsWith('https:') && transportSecurityHeader) };
}
