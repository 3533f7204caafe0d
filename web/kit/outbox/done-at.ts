/** The header that tells when something was done; the portal keeps it where that arrives late. */
export const DONE_AT = 'x-done-at'
