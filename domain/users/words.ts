// Made by `npm run words` from words.en.json.
import { translated, translatedWith } from '../kit/translated'

/** users.sign-in.title: Sign in */
export const signInTitle = () => translated("Sign in")

/** users.sign-in.password: Password */
export const signInPassword = () => translated("Password")

/** users.sign-in.show: Show password */
export const signInShow = () => translated("Show password")

/** users.sign-in.hide: Hide password */
export const signInHide = () => translated("Hide password")

/** users.sign-in.busy: Signing in… */
export const signInBusy = () => translated("Signing in…")

/** users.sign-in.with: Sign in with {company} */
export const signInWith = (given: { company: string | number }) => translatedWith('users.signInWith', given) ?? `Sign in with ${given.company}`

/** users.sign-in.ended: Your session has ended. Sign in again to continue where you were. */
export const signInEnded = () => translated("Your session has ended. Sign in again to continue where you were.")

/** users.sign-in.failed: Sign-in did not work. Please try again. */
export const signInFailed = () => translated("Sign-in did not work. Please try again.")

/** users.sign-in.for-staff: For staff. Users of the booking and driver apps sign in there. */
export const signInForStaff = () => translated("For staff. Users of the booking and driver apps sign in there.")

/** users.sign-in.wrong: User name or password is wrong */
export const signInWrong = () => translated("User name or password is wrong")

/** users.sign-in.passkey: Use a passkey */
export const signInPasskey = () => translated("Use a passkey")

/** users.sign-in.motto: Every load, from the batching line to the pour. */
export const signInMotto = () => translated("Every load, from the batching line to the pour.")

/** users.sign-in.drum: Drum 9 m³ */
export const signInDrum = () => translated("Drum 9 m³")

/** users.second-step.title: Second step */
export const secondStepTitle = () => translated("Second step")

/** users.second-step.by-code: {name}: enter the six figures that your authenticator app shows now, or one of your recovery codes. */
export const secondStepByCode = (given: { name: string | number }) => translatedWith('users.secondStepByCode', given) ?? `${given.name}: enter the six figures that your authenticator app shows now, or one of your recovery codes.`

/** users.second-step.by-passkey: {name}: use your passkey, or enter one of your recovery codes. */
export const secondStepByPasskey = (given: { name: string | number }) => translatedWith('users.secondStepByPasskey', given) ?? `${given.name}: use your passkey, or enter one of your recovery codes.`

/** users.second-step.recovery: Recovery code */
export const secondStepRecovery = () => translated("Recovery code")

/** users.second-step.again: Start again */
export const secondStepAgain = () => translated("Start again")

/** users.notice.all-read: All notifications are read */
export const noticeAllRead = () => translated("All notifications are read")

/** users.notice.one: notification */
export const noticeOne = () => translated("notification")

/** users.notice.many: notifications */
export const noticeMany = () => translated("notifications")

/** users.notice.unread: Unread */
export const noticeUnread = () => translated("Unread")

/** users.notice.unread-first: Unread: */
export const noticeUnreadFirst = () => translated("Unread:")

/** users.notice.mark-unread: Mark unread */
export const noticeMarkUnread = () => translated("Mark unread")

/** users.notice.mark-read: Mark read */
export const noticeMarkRead = () => translated("Mark read")

/** users.notice.settings: Settings */
export const noticeSettings = () => translated("Settings")

/** users.notice.mark-all: Mark all read */
export const noticeMarkAll = () => translated("Mark all read")

/** users.notice.empty: Decisions on what you submitted, changes of records that you watch and news of your customers appear here. */
export const noticeEmpty = () => translated("Decisions on what you submitted, changes of records that you watch and news of your customers appear here.")

/** users.notice.what: What happened */
export const noticeWhat = () => translated("What happened")

/** users.notice.when: When */
export const noticeWhen = () => translated("When")

/** users.notice.why-you: Why you */
export const noticeWhyYou = () => translated("Why you")
