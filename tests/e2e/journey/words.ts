export const CUSTOMER = 'Straits Marine Foundations Pte Ltd'
export const PROJECT = 'Pandan Quay Wall'
export const OTHER_PROJECT = 'Pandan Sheet Pile'
export const MAILBOX = 'accounts@straits-marine.example'
/** The day of the pour. */
export const DAY = '2026-11-21'
export const DAY_SHOWN = '21/11/2026'
