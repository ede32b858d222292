/** Loaded when it is first needed: loading it would take a fifth of the backend's start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
