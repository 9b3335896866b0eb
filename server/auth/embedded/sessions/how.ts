/** How a person signed in, as the audit list says it. */
export const BY_PASSWORD = 'With a password';
export const BY_MAIL = 'By a link or code in a mail';
