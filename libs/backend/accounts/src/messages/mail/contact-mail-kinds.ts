/** The confirmation for whoever wrote, and the message for the shop's people. */
export const contactMailKinds = { received: 'contact', copy: 'contactCopy' } as const;
