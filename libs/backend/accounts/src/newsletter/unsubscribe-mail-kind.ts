/** Of the mail with the address that unsubscribes, for whoever asks for it. */
export const unsubscribeMailKind = 'newsletterLeave';
