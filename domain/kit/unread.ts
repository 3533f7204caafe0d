/** The screen of what one was told; in the counts of open tasks, how many are unread, which is no work of a menu. */
export const UNREAD = '/notifications'
