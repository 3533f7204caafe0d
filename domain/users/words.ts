// Made by `npm run words` from words.en.json.
import { showNumber } from '../kit/figures'
import { translated, translatedWith } from '../kit/translated'
import { plural } from '../kit/sentence'

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

/** users.sign-in.lost: Lost your password? An administrator sets a new one for you. */
export const signInLost = () => translated("Lost your password? An administrator sets a new one for you.")

/** users.sign-in.demo: Demo company: sign in as */
export const signInDemo = () => translated("Demo company: sign in as")

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

/** users.notice.settings-save: Save settings */
export const noticeSettingsSave = () => translated("Save settings")

/** users.notice.settings-saved: Notification settings saved */
export const noticeSettingsSaved = () => translated("Notification settings saved")

/** users.notice.of-what: What you are told of */
export const noticeOfWhat = () => translated("What you are told of")

/** users.notice.in-portal: In the portal */
export const noticeInPortal = () => translated("In the portal")

/** users.notice.by-mail: In the portal and by e-mail */
export const noticeByMail = () => translated("In the portal and by e-mail")

/** users.notice.not-at-all: Not at all */
export const noticeNotAtAll = () => translated("Not at all")

/** users.notice.digest-at: Daily summary at */
export const noticeDigestAt = () => translated("Daily summary at")

/** users.notice.digest-hint: One e-mail a day with the work that needs you, as your home page counts it. Empty: none. */
export const noticeDigestHint = () => translated("One e-mail a day with the work that needs you, as your home page counts it. Empty: none.")

/** users.notice.quiet-from: No e-mail from */
export const noticeQuietFrom = () => translated("No e-mail from")

/** users.notice.quiet-from-hint: For example 22:00. */
export const noticeQuietFromHint = () => translated("For example 22:00.")

/** users.notice.quiet-to: No e-mail until */
export const noticeQuietTo = () => translated("No e-mail until")

/** users.notice.quiet-to-hint: For example 06:30. E-mails of the night follow at this time. */
export const noticeQuietToHint = () => translated("For example 06:30. E-mails of the night follow at this time.")

/** users.notice.away: While you are away */
export const noticeAway = () => translated("While you are away")

/** users.notice.away-from: First day away */
export const noticeAwayFrom = () => translated("First day away")

/** users.notice.away-until: Last day away */
export const noticeAwayUntil = () => translated("Last day away")

/** users.notice.deputy: Deputy */
export const noticeDeputy = () => translated("Deputy")

/** users.notice.deputy-hint: Approves invoice drafts of your customers at level 1, and is notified instead of you when nobody acts. Must be a colleague with the same rights. */
export const noticeDeputyHint = () => translated("Approves invoice drafts of your customers at level 1, and is notified instead of you when nobody acts. Must be a colleague with the same rights.")

/** users.notice.time-needed: A time as HH:mm is needed */
export const noticeTimeNeeded = () => translated("A time as HH:mm is needed")

/** users.notice.quiet-ends: Quiet hours need their beginning and their end */
export const noticeQuietEnds = () => translated("Quiet hours need their beginning and their end")

/** users.notice.away-ends: Time away needs its first and its last day */
export const noticeAwayEnds = () => translated("Time away needs its first and its last day")

/** users.notice.away-order: The last day away is not before the first */
export const noticeAwayOrder = () => translated("The last day away is not before the first")

/** users.notice.away-deputy: Choose a deputy for the time away */
export const noticeAwayDeputy = () => translated("Choose a deputy for the time away")

/** users.told.approved: {what} was approved by {name} */
export const toldApproved = (given: { what: string | number; name: string | number }) => translatedWith('users.toldApproved', given) ?? `${given.what} was approved by ${given.name}`

/** users.told.rejected: {what} was rejected by {name} */
export const toldRejected = (given: { what: string | number; name: string | number }) => translatedWith('users.toldRejected', given) ?? `${given.what} was rejected by ${given.name}`

/** users.told.declined: {what} was declined by {name} */
export const toldDeclined = (given: { what: string | number; name: string | number }) => translatedWith('users.toldDeclined', given) ?? `${given.what} was declined by ${given.name}`

/** users.told.confirmed: {what} was confirmed by {name} */
export const toldConfirmed = (given: { what: string | number; name: string | number }) => translatedWith('users.toldConfirmed', given) ?? `${given.what} was confirmed by ${given.name}`

/** users.told.held: {what} was put on hold by {name} */
export const toldHeld = (given: { what: string | number; name: string | number }) => translatedWith('users.toldHeld', given) ?? `${given.what} was put on hold by ${given.name}`

/** users.told.released: {what} was released by {name} */
export const toldReleased = (given: { what: string | number; name: string | number }) => translatedWith('users.toldReleased', given) ?? `${given.what} was released by ${given.name}`

/** users.told.cancelled: {what} was cancelled by {name} */
export const toldCancelled = (given: { what: string | number; name: string | number }) => translatedWith('users.toldCancelled', given) ?? `${given.what} was cancelled by ${given.name}`

/** users.told.reopened: {what} was reopened by {name} */
export const toldReopened = (given: { what: string | number; name: string | number }) => translatedWith('users.toldReopened', given) ?? `${given.what} was reopened by ${given.name}`

/** users.told.paused: {what} was paused by {name} */
export const toldPaused = (given: { what: string | number; name: string | number }) => translatedWith('users.toldPaused', given) ?? `${given.what} was paused by ${given.name}`

/** users.told.made: {what} was made by {name} */
export const toldMade = (given: { what: string | number; name: string | number }) => translatedWith('users.toldMade', given) ?? `${given.what} was made by ${given.name}`

/** users.told.changed: {what} was changed by {name} */
export const toldChanged = (given: { what: string | number; name: string | number }) => translatedWith('users.toldChanged', given) ?? `${given.what} was changed by ${given.name}`

/** users.told.credit-hold: {what} was put on credit hold by {name} */
export const toldCreditHold = (given: { what: string | number; name: string | number }) => translatedWith('users.toldCreditHold', given) ?? `${given.what} was put on credit hold by ${given.name}`

/** users.told.no-credit-hold: {what} was taken off credit hold by {name} */
export const toldNoCreditHold = (given: { what: string | number; name: string | number }) => translatedWith('users.toldNoCreditHold', given) ?? `${given.what} was taken off credit hold by ${given.name}`

/** users.told.moved: {what} was moved to {status} by {name} */
export const toldMoved = (given: { what: string | number; status: string | number; name: string | number }) => translatedWith('users.toldMoved', given) ?? `${given.what} was moved to ${given.status} by ${given.name}`

/** users.told.other: {what} was {done} by {name} */
export const toldOther = (given: { what: string | number; done: string | number; name: string | number }) => translatedWith('users.toldOther', given) ?? `${given.what} was ${given.done} by ${given.name}`

/** users.told.nobody: {what}: nobody acted since {at} */
export const toldNobody = (given: { what: string | number; at: string | number }) => translatedWith('users.toldNobody', given) ?? `${given.what}: nobody acted since ${given.at}`

/** users.told.with: It is with {names} */
export const toldWith = (given: { names: string | number }) => translatedWith('users.toldWith', given) ?? `It is with ${given.names}`

/** users.told.with-more: It is with {names} and {count, plural, one {# other} other {# others}} */
export const toldWithMore = (given: { names: string | number; count: number }) => translatedWith('users.toldWithMore', given) ?? `It is with ${given.names} and ${plural(given.count, { one: `${showNumber(given.count)} other`, other: `${showNumber(given.count)} others` })}`

/** users.told.with-none: Nobody has it */
export const toldWithNone = () => translated("Nobody has it")

/** users.told.escalated: Escalated to {roles} */
export const toldEscalated = (given: { roles: string | number }) => translatedWith('users.toldEscalated', given) ?? `Escalated to ${given.roles}`

/** users.told.deputy: You are the deputy of {name} */
export const toldDeputy = (given: { name: string | number }) => translatedWith('users.toldDeputy', given) ?? `You are the deputy of ${given.name}`

/** users.told.and: and */
export const toldAnd = () => translated("and")

/** users.mail.changes: {count} changes that concern you */
export const mailChanges = (given: { count: string | number }) => translatedWith('users.mailChanges', given) ?? `${given.count} changes that concern you`

/** users.mail.reason: Reason: {why} */
export const mailReason = (given: { why: string | number }) => translatedWith('users.mailReason', given) ?? `Reason: ${given.why}`

/** users.mail.open: Open: {url} */
export const mailOpen = (given: { url: string | number }) => translatedWith('users.mailOpen', given) ?? `Open: ${given.url}`

/** users.mail.settings: What is sent to you: {url} */
export const mailSettings = (given: { url: string | number }) => translatedWith('users.mailSettings', given) ?? `What is sent to you: ${given.url}`

/** users.mail.day: Your work of {day} */
export const mailDay = (given: { day: string | number }) => translatedWith('users.mailDay', given) ?? `Your work of ${given.day}`

/** users.mail.oldest: Oldest: {name} */
export const mailOldest = (given: { name: string | number }) => translatedWith('users.mailOldest', given) ?? `Oldest: ${given.name}`

/** users.mail.unread: Unread notifications: {count} */
export const mailUnread = (given: { count: string | number }) => translatedWith('users.mailUnread', given) ?? `Unread notifications: ${given.count}`
