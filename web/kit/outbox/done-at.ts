/** The header that tells when something was done that arrives late. */
export const DONE_AT = 'x-done-at'
