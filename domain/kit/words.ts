// Made by `npm run words` from words.en.json.
import { showDateTime } from './dates'
import { showNumber } from './figures'
import { translated, translatedWith } from './translated'
import { plural } from './sentence'

/** kit.field.code: Code */
export const fieldCode = () => translated("Code")

/** kit.field.name: Name */
export const fieldName = () => translated("Name")

/** kit.field.phone: Phone */
export const fieldPhone = () => "Phone"

/** kit.field.address: Address */
export const fieldAddress = () => "Address"

/** kit.field.remarks: Remarks */
export const fieldRemarks = () => translated("Remarks")

/** kit.field.reason: Reason */
export const fieldReason = () => translated("Reason")

/** kit.field.status: Status */
export const fieldStatus = () => translated("Status")

/** kit.field.region: Region */
export const fieldRegion = () => "Region"

/** kit.field.regions: Regions */
export const fieldRegions = () => "Regions"

/** kit.field.customer: Customer */
export const fieldCustomer = () => translated("Customer")

/** kit.field.customers: Customers */
export const fieldCustomers = () => "Customers"

/** kit.field.project: Project */
export const fieldProject = () => translated("Project")

/** kit.field.projects: Projects */
export const fieldProjects = () => "Projects"

/** kit.field.plant: Plant */
export const fieldPlant = () => translated("Plant")

/** kit.field.plants: Plants */
export const fieldPlants = () => "Plants"

/** kit.field.quantity: Quantity */
export const fieldQuantity = () => translated("Quantity")

/** kit.field.version-required: Version is required */
export const fieldVersionRequired = () => translated("Version is required")

/** kit.field.email-needed: An e-mail address is needed */
export const fieldEmailNeeded = () => "An e-mail address is needed"

/** kit.field.number-follows: Leave empty to use the next number. */
export const fieldNumberFollows = () => "Leave empty to use the next number."

/** kit.field.email: E-mail */
export const fieldEmail = () => translated("E-mail")

/** kit.field.required: {label} is required */
export const fieldRequired = (given: { label: string | number }) => translatedWith('kit.fieldRequired', given) ?? `${given.label} is required`

/** kit.field.not-a-number: {label} must be a number */
export const fieldNotANumber = (given: { label: string | number }) => translatedWith('kit.fieldNotANumber', given) ?? `${given.label} must be a number`

/** kit.field.decimals: {label} can have at most {places} decimals */
export const fieldDecimals = (given: { label: string | number; places: string | number }) => translatedWith('kit.fieldDecimals', given) ?? `${given.label} can have at most ${given.places} decimals`

/** kit.field.not-negative: {label} must not be negative */
export const fieldNotNegative = (given: { label: string | number }) => translatedWith('kit.fieldNotNegative', given) ?? `${given.label} must not be negative`

/** kit.field.above-zero: {label} must be above zero */
export const fieldAboveZero = (given: { label: string | number }) => translatedWith('kit.fieldAboveZero', given) ?? `${given.label} must be above zero`

/** kit.field.active: Active */
export const fieldActive = () => translated("Active")

/** kit.field.mix: Mix */
export const fieldMix = () => translated("Mix")

/** kit.field.site: Site */
export const fieldSite = () => translated("Site")

/** kit.field.user-name: User name */
export const fieldUserName = () => translated("User name")

/** kit.field.material: Material */
export const fieldMaterial = () => translated("Material")

/** kit.field.silo: Silo */
export const fieldSilo = () => translated("Silo")

/** kit.field.no-material: There is no such material */
export const fieldNoMaterial = () => translated("There is no such material")

/** kit.field.driver: Driver */
export const fieldDriver = () => translated("Driver")

/** kit.field.load: Load */
export const fieldLoad = () => translated("Load")

/** kit.field.truck: Truck */
export const fieldTruck = () => translated("Truck")

/** kit.field.optional: (optional) */
export const fieldOptional = () => translated("(optional)")

/** kit.field.chosen: Chosen */
export const fieldChosen = () => translated("Chosen")

/** kit.field.concrete: Concrete */
export const fieldConcrete = () => translated("Concrete")

/** kit.field.water-added: Water added */
export const fieldWaterAdded = () => translated("Water added")

/** kit.field.at: At */
export const fieldAt = () => translated("At")

/** kit.field.received-on: Received on */
export const fieldReceivedOn = () => translated("Received on")

/** kit.field.why: Why */
export const fieldWhy = () => translated("Why")

/** kit.field.batched: Batched */
export const fieldBatched = () => translated("Batched")

/** kit.search.name-or-code: Name or code */
export const searchNameOrCode = () => "Name or code"

/** kit.action.saved: {name} saved */
export const actionSaved = (given: { name: string | number }) => `${given.name} saved`

/** kit.action.change: Change */
export const actionChange = () => translated("Change")

/** kit.action.acknowledge: Acknowledge */
export const actionAcknowledge = () => translated("Acknowledge")

/** kit.action.lock: Lock */
export const actionLock = () => translated("Lock")

/** kit.action.cancel: Cancel */
export const actionCancel = () => translated("Cancel")

/** kit.action.close: Close */
export const actionClose = () => translated("Close")

/** kit.action.save: Save */
export const actionSave = () => translated("Save")

/** kit.action.saving: Saving… */
export const actionSaving = () => translated("Saving…")

/** kit.action.save-new: Save and new */
export const actionSaveNew = () => translated("Save and new")

/** kit.action.dismiss: Dismiss */
export const actionDismiss = () => translated("Dismiss")

/** kit.action.row-actions: Row actions */
export const actionRowActions = () => translated("Row actions")

/** kit.action.more-actions: More actions */
export const actionMoreActions = () => translated("More actions")

/** kit.action.not-possible: , not possible: {why} */
export const actionNotPossible = (given: { why: string | number }) => translatedWith('kit.actionNotPossible', given) ?? `, not possible: ${given.why}`

/** kit.action.done: {what}: done */
export const actionDone = (given: { what: string | number }) => translatedWith('kit.actionDone', given) ?? `${given.what}: done`

/** kit.action.failed: {what}: not possible */
export const actionFailed = (given: { what: string | number }) => translatedWith('kit.actionFailed', given) ?? `${given.what}: not possible`

/** kit.action.try-again: Try again */
export const actionTryAgain = () => translated("Try again")

/** kit.action.show: Show */
export const actionShow = () => translated("Show")

/** kit.action.print: Print */
export const actionPrint = () => translated("Print")

/** kit.choice.yes: Yes */
export const choiceYes = () => translated("Yes")

/** kit.choice.no: No */
export const choiceNo = () => translated("No")

/** kit.choice.none: None */
export const choiceNone = () => translated("None")

/** kit.choice.choose: Choose… */
export const choiceChoose = () => translated("Choose…")

/** kit.choice.search: Search… */
export const choiceSearch = () => translated("Search…")

/** kit.choice.searching: Searching… */
export const choiceSearching = () => translated("Searching…")

/** kit.choice.nothing: Nothing found */
export const choiceNothing = () => translated("Nothing found")

/** kit.choice.search-failed: The search failed. Type again to retry. */
export const choiceSearchFailed = () => translated("The search failed. Type again to retry.")

/** kit.choice.clear: Clear {what} */
export const choiceClear = (given: { what: string | number }) => translatedWith('kit.choiceClear', given) ?? `Clear ${given.what}`

/** kit.choice.calendar: Calendar: {what} */
export const choiceCalendar = (given: { what: string | number }) => translatedWith('kit.choiceCalendar', given) ?? `Calendar: ${given.what}`

/** kit.choice.opening: Opening… */
export const choiceOpening = () => translated("Opening…")

/** kit.status.inactive: inactive */
export const statusInactive = () => "inactive"

/** kit.status.acknowledged: Acknowledged */
export const statusAcknowledged = () => translated("Acknowledged")

/** kit.status.called: Called */
export const statusCalled = () => translated("Called")

/** kit.status.not-sent: Not sent yet */
export const statusNotSent = () => translated("Not sent yet")

/** kit.status.refused: Refused */
export const statusRefused = () => translated("Refused")

/** kit.record.saved: Saved {at, date, time} */
export const recordSaved = (given: { at: string }) => `Saved ${showDateTime(given.at)}`

/** kit.record.saved-by: Saved {at, date, time} by {name} */
export const recordSavedBy = (given: { at: string; name: string | number }) => `Saved ${showDateTime(given.at)} by ${given.name}`

/** kit.record.timeline: Timeline */
export const recordTimeline = () => translated("Timeline")

/** kit.record.edit: Edit */
export const recordEdit = () => "Edit"

/** kit.record.overview: Overview */
export const recordOverview = () => "Overview"

/** kit.record.sections: Sections */
export const recordSections = () => translated("Sections")

/** kit.sign.signature: Signature */
export const signSignature = () => translated("Signature")

/** kit.sign.clear: Clear */
export const signClear = () => translated("Clear")

/** kit.sign.field: Field to sign in */
export const signField = () => translated("Field to sign in")

/** kit.sign.missing: Sign in the field */
export const signMissing = () => translated("Sign in the field")

/** kit.sign.first: Sign in the field with a finger first. */
export const signFirst = () => translated("Sign in the field with a finger first.")

/** kit.sign.large: The signature is too large */
export const signLarge = () => translated("The signature is too large")

/** kit.sign.tested-by: tested by {name} */
export const signTestedBy = (given: { name: string | number }) => translatedWith('kit.signTestedBy', given) ?? `tested by ${given.name}`

/** kit.sign.checked-by: checked by {name} */
export const signCheckedBy = (given: { name: string | number }) => translatedWith('kit.signCheckedBy', given) ?? `checked by ${given.name}`

/** kit.sign.approved-by: approved by {name} */
export const signApprovedBy = (given: { name: string | number }) => translatedWith('kit.signApprovedBy', given) ?? `approved by ${given.name}`

/** kit.language.choose: Language */
export const languageChoose = () => translated("Language")

/** kit.load.number: Load {no} */
export const loadNumber = (given: { no: string | number }) => translatedWith('kit.loadNumber', given) ?? `Load ${given.no}`

/** kit.load.e-ticket: E-ticket */
export const loadETicket = () => translated("E-ticket")

/** kit.load.count: {count, plural, one {# load} other {# loads}} */
export const loadCount = (given: { count: number }) => translatedWith('kit.loadCount', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} load`, other: `${showNumber(given.count)} loads` })}`

/** kit.calls.too-many: Too many calls in this minute */
export const callsTooMany = () => translated("Too many calls in this minute")

/** kit.toast.oops: Oops! */
export const toastOops = () => translated("Oops!")

/** kit.toast.review: Please review the errors in the form */
export const toastReview = () => translated("Please review the errors in the form")

/** kit.toast.success: Success */
export const toastSuccess = () => translated("Success")

/** kit.toast.error: Error */
export const toastError = () => translated("Error")

/** kit.toast.wrong: Something went wrong. Please try again. */
export const toastWrong = () => translated("Something went wrong. Please try again.")

/** kit.toast.error-in: Error: {title} */
export const toastErrorIn = (given: { title: string | number }) => translatedWith('kit.toastErrorIn', given) ?? `Error: ${given.title}`

/** kit.time.now: just now */
export const timeNow = () => translated("just now")

/** kit.time.min: {minutes} min */
export const timeMin = (given: { minutes: string | number }) => translatedWith('kit.timeMin', given) ?? `${given.minutes} min`

/** kit.time.hours: {hours} h {minutes} */
export const timeHours = (given: { hours: string | number; minutes: string | number }) => translatedWith('kit.timeHours', given) ?? `${given.hours} h ${given.minutes}`

/** kit.time.days: {days} days */
export const timeDays = (given: { days: string | number }) => translatedWith('kit.timeDays', given) ?? `${given.days} days`

/** kit.time.ago: {span} ago */
export const timeAgo = (given: { span: string | number }) => translatedWith('kit.timeAgo', given) ?? `${given.span} ago`

/** kit.time.in: in {span} */
export const timeIn = (given: { span: string | number }) => translatedWith('kit.timeIn', given) ?? `in ${given.span}`

/** kit.time.today: today */
export const timeToday = () => translated("today")

/** kit.time.days-ago: {days} d ago */
export const timeDaysAgo = (given: { days: string | number }) => translatedWith('kit.timeDaysAgo', given) ?? `${given.days} d ago`

/** kit.time.in-days: in {days} d */
export const timeInDays = (given: { days: string | number }) => translatedWith('kit.timeInDays', given) ?? `in ${given.days} d`

/** kit.time.age: {days} d */
export const timeAge = (given: { days: string | number }) => translatedWith('kit.timeAge', given) ?? `${given.days} d`

/** kit.board.kiosk: Kiosk */
export const boardKiosk = () => translated("Kiosk")

/** kit.board.leave-kiosk: Leave kiosk */
export const boardLeaveKiosk = () => translated("Leave kiosk")

/** kit.board.kiosk-means: Kiosk: this board alone, in large type */
export const boardKioskMeans = () => translated("Kiosk: this board alone, in large type")

/** kit.board.alerts: Alerts */
export const boardAlerts = () => translated("Alerts")

/** kit.board.and-more: and {count} more */
export const boardAndMore = (given: { count: string | number }) => translatedWith('kit.boardAndMore', given) ?? `and ${given.count} more`

/** kit.board.offline: Offline */
export const boardOffline = () => translated("Offline")

/** kit.board.retry: Retry */
export const boardRetry = () => translated("Retry")

/** kit.board.live: Live */
export const boardLive = () => translated("Live")

/** kit.board.seconds-ago: Updated {seconds} s ago */
export const boardSecondsAgo = (given: { seconds: string | number }) => translatedWith('kit.boardSecondsAgo', given) ?? `Updated ${given.seconds} s ago`

/** kit.board.minutes-ago: Updated {minutes} min ago */
export const boardMinutesAgo = (given: { minutes: string | number }) => translatedWith('kit.boardMinutesAgo', given) ?? `Updated ${given.minutes} min ago`

/** kit.board.nothing: Nothing here */
export const boardNothing = () => translated("Nothing here")

/** kit.outbox.not-sent: {count} not sent */
export const outboxNotSent = (given: { count: string | number }) => translatedWith('kit.outboxNotSent', given) ?? `${given.count} not sent`

/** kit.outbox.actions-not-sent: {count, plural, one {# action not sent} other {# actions not sent}} */
export const outboxActionsNotSent = (given: { count: number }) => translatedWith('kit.outboxActionsNotSent', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} action not sent`, other: `${showNumber(given.count)} actions not sent` })}`

/** kit.outbox.no-network: no network since {at} */
export const outboxNoNetwork = (given: { at: string | number }) => translatedWith('kit.outboxNoNetwork', given) ?? `no network since ${given.at}`

/** kit.outbox.as-of: as of {at} */
export const outboxAsOf = (given: { at: string | number }) => translatedWith('kit.outboxAsOf', given) ?? `as of ${given.at}`

/** kit.outbox.full: This device has no room left. The last action was not kept. */
export const outboxFull = () => translated("This device has no room left. The last action was not kept.")

/** kit.outbox.refused-what: Refused: {what} */
export const outboxRefusedWhat = (given: { what: string | number }) => translatedWith('kit.outboxRefusedWhat', given) ?? `Refused: ${given.what}`

/** kit.outbox.not-sent-what: Not sent yet: {what} */
export const outboxNotSentWhat = (given: { what: string | number }) => translatedWith('kit.outboxNotSentWhat', given) ?? `Not sent yet: ${given.what}`

/** kit.outbox.was-refused: was refused. {why}. */
export const outboxWasRefused = (given: { why: string | number }) => translatedWith('kit.outboxWasRefused', given) ?? `was refused. ${given.why}.`

/** kit.outbox.now: Now: {what}. */
export const outboxNow = (given: { what: string | number }) => translatedWith('kit.outboxNow', given) ?? `Now: ${given.what}.`

/** kit.outbox.gone: It is no longer shown here. */
export const outboxGone = () => translated("It is no longer shown here.")

/** kit.outbox.depend: {count, plural, one {# later action depends on it.} other {# later actions depend on it.}} */
export const outboxDepend = (given: { count: number }) => translatedWith('kit.outboxDepend', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} later action depends on it.`, other: `${showNumber(given.count)} later actions depend on it.` })}`

/** kit.outbox.keep-theirs: Keep theirs */
export const outboxKeepTheirs = () => translated("Keep theirs")

/** kit.outbox.try-mine: Try mine again */
export const outboxTryMine = () => translated("Try mine again")

/** kit.outbox.discard: Discard */
export const outboxDiscard = () => translated("Discard")

/** kit.outbox.discard-later: Discard, with {count} later */
export const outboxDiscardLater = (given: { count: string | number }) => translatedWith('kit.outboxDiscardLater', given) ?? `Discard, with ${given.count} later`

/** kit.outbox.kept-already: This is kept already. It is sent when the network is back */
export const outboxKeptAlready = () => translated("This is kept already. It is sent when the network is back")

/** kit.outbox.nothing-kept: This device has no room left. Nothing was kept */
export const outboxNothingKept = () => translated("This device has no room left. Nothing was kept")

/** kit.outbox.fails: The server fails on this each time. Tell IT support. */
export const outboxFails = () => translated("The server fails on this each time. Tell IT support.")

/** kit.outbox.stay: Stay signed in */
export const outboxStay = () => translated("Stay signed in")

/** kit.outbox.stay-means: They stay on this device and are sent when you sign in here again. Nobody else can send them. */
export const outboxStayMeans = () => translated("They stay on this device and are sent when you sign in here again. Nobody else can send them.")

/** kit.shell.menu: Menu */
export const shellMenu = () => translated("Menu")

/** kit.shell.main-menu: Main menu */
export const shellMainMenu = () => translated("Main menu")

/** kit.shell.home: Home */
export const shellHome = () => translated("Home")

/** kit.shell.sidebar: {area} sidebar */
export const shellSidebar = (given: { area: string | number }) => translatedWith('kit.shellSidebar', given) ?? `${given.area} sidebar`

/** kit.shell.more-in: More in {area} */
export const shellMoreIn = (given: { area: string | number }) => translatedWith('kit.shellMoreIn', given) ?? `More in ${given.area}`

/** kit.shell.find-in: Find in {area} */
export const shellFindIn = (given: { area: string | number }) => translatedWith('kit.shellFindIn', given) ?? `Find in ${given.area}`

/** kit.shell.find-screen: Find a screen */
export const shellFindScreen = () => translated("Find a screen")

/** kit.shell.no-screen: No screen of that name */
export const shellNoScreen = () => translated("No screen of that name")

/** kit.shell.waiting: waiting */
export const shellWaiting = () => translated("waiting")

/** kit.shell.collapse: Collapse sidebar */
export const shellCollapse = () => translated("Collapse sidebar")

/** kit.shell.open-sidebar: Open sidebar */
export const shellOpenSidebar = () => translated("Open sidebar")

/** kit.shell.search-or-jump: Search or jump to… */
export const shellSearchOrJump = () => translated("Search or jump to…")

/** kit.shell.help: Shortcuts and help */
export const shellHelp = () => translated("Shortcuts and help")

/** kit.shell.skip: Skip to content */
export const shellSkip = () => translated("Skip to content")

/** kit.shell.theme: Theme: {name} */
export const shellTheme = (given: { name: string | number }) => translatedWith('kit.shellTheme', given) ?? `Theme: ${given.name}`

/** kit.shell.notifications: Notifications */
export const shellNotifications = () => translated("Notifications")

/** kit.shell.unread: Notifications: {count} unread */
export const shellUnread = (given: { count: string | number }) => translatedWith('kit.shellUnread', given) ?? `Notifications: ${given.count} unread`

/** kit.shell.jobs: Jobs */
export const shellJobs = () => translated("Jobs")

/** kit.shell.jobs-running: Jobs: {count} running */
export const shellJobsRunning = (given: { count: string | number }) => translatedWith('kit.shellJobsRunning', given) ?? `Jobs: ${given.count} running`

/** kit.shell.account: Account of {name}, {initials} */
export const shellAccount = (given: { name: string | number; initials: string | number }) => translatedWith('kit.shellAccount', given) ?? `Account of ${given.name}, ${given.initials}`

/** kit.shell.change-password: Change password */
export const shellChangePassword = () => translated("Change password")

/** kit.shell.sessions: Sign-in and sessions */
export const shellSessions = () => translated("Sign-in and sessions")

/** kit.shell.notice-settings: Notification settings */
export const shellNoticeSettings = () => translated("Notification settings")

/** kit.shell.reports-mail: Reports by e-mail */
export const shellReportsMail = () => translated("Reports by e-mail")

/** kit.shell.single-keys: Single-key shortcuts */
export const shellSingleKeys = () => translated("Single-key shortcuts")

/** kit.shell.sign-out: Sign out */
export const shellSignOut = () => translated("Sign out")

/** kit.shell.release: Release {version}, schema {schema} */
export const shellRelease = (given: { version: string | number; schema: string | number }) => translatedWith('kit.shellRelease', given) ?? `Release ${given.version}, schema ${given.schema}`

/** kit.shell.offline-title: You are offline. */
export const shellOfflineTitle = () => translated("You are offline.")

/** kit.shell.offline: You can keep reading; nothing is saved until you are connected again. */
export const shellOffline = () => translated("You can keep reading; nothing is saved until you are connected again.")

/** kit.shell.no-server-title: The server does not answer. */
export const shellNoServerTitle = () => translated("The server does not answer.")

/** kit.shell.no-server: You can keep reading; nothing is saved until it is back. */
export const shellNoServer = () => translated("You can keep reading; nothing is saved until it is back.")

/** kit.shell.offline-typed: You are offline. Nothing was sent; what you typed stays here. */
export const shellOfflineTyped = () => translated("You are offline. Nothing was sent; what you typed stays here.")

/** kit.shell.no-server-typed: The server does not answer. What you typed stays here; try again in a moment, a second press is harmless. */
export const shellNoServerTyped = () => translated("The server does not answer. What you typed stays here; try again in a moment, a second press is harmless.")

/** kit.shell.session-ends: Session ends in {left} */
export const shellSessionEnds = (given: { left: string | number }) => translatedWith('kit.shellSessionEnds', given) ?? `Session ends in ${given.left}`

/** kit.shell.session-save: Save your work and sign in again to go on */
export const shellSessionSave = () => translated("Save your work and sign in again to go on")

/** kit.shell.expired: User session has expired. Logging out in {seconds} seconds... */
export const shellExpired = (given: { seconds: string | number }) => translatedWith('kit.shellExpired', given) ?? `User session has expired. Logging out in ${given.seconds} seconds...`

/** kit.shell.typed-kept: What you typed is kept and offered back. */
export const shellTypedKept = () => translated("What you typed is kept and offered back.")

/** kit.shell.loading: Loading… */
export const shellLoading = () => translated("Loading…")

/** kit.shell.view-only: Your role can view but not change this */
export const shellViewOnly = () => translated("Your role can view but not change this")

/** kit.shell.tour: Take the tour */
export const shellTour = () => translated("Take the tour")

/** kit.list.none: No {what} */
export const listNone = (given: { what: string | number }) => translatedWith('kit.listNone', given) ?? `No ${given.what}`

/** kit.list.none-yet: No {what} yet */
export const listNoneYet = (given: { what: string | number }) => translatedWith('kit.listNoneYet', given) ?? `No ${given.what} yet`

/** kit.list.none-match: No {what} match */
export const listNoneMatch = (given: { what: string | number }) => translatedWith('kit.listNoneMatch', given) ?? `No ${given.what} match`

/** kit.list.no-access: You do not have access to {what} */
export const listNoAccess = (given: { what: string | number }) => translatedWith('kit.listNoAccess', given) ?? `You do not have access to ${given.what}`

/** kit.list.roles: An administrator can change your roles under Administration. */
export const listRoles = () => translated("An administrator can change your roles under Administration.")

/** kit.list.not-read: The {what} could not be read */
export const listNotRead = (given: { what: string | number }) => translatedWith('kit.listNotRead', given) ?? `The ${given.what} could not be read`

/** kit.list.request: Request {id} */
export const listRequest = (given: { id: string | number }) => translatedWith('kit.listRequest', given) ?? `Request ${given.id}`

/** kit.list.clear-filters: Clear filters */
export const listClearFilters = () => translated("Clear filters")

/** kit.list.nothing-fits: Nothing matches this search and these filters together. */
export const listNothingFits = () => translated("Nothing matches this search and these filters together.")

/** kit.list.pages: Pages */
export const listPages = () => translated("Pages")

/** kit.list.from-to: {from}–{to} of {total} */
export const listFromTo = (given: { from: string | number; to: string | number; total: string | number }) => translatedWith('kit.listFromTo', given) ?? `${given.from}–${given.to} of ${given.total}`

/** kit.list.rows: Rows */
export const listRows = () => translated("Rows")

/** kit.list.first: First page */
export const listFirst = () => translated("First page")

/** kit.list.previous: Previous page */
export const listPrevious = () => translated("Previous page")

/** kit.list.next: Next page */
export const listNext = () => translated("Next page")

/** kit.list.last: Last page */
export const listLast = () => translated("Last page")

/** kit.list.page-of: Page {page} of {last} */
export const listPageOf = (given: { page: string | number; last: string | number }) => translatedWith('kit.listPageOf', given) ?? `Page ${given.page} of ${given.last}`

/** kit.list.actions: Actions */
export const listActions = () => translated("Actions")

/** kit.list.select-row: Select row */
export const listSelectRow = () => translated("Select row")

/** kit.list.total: Total */
export const listTotal = () => translated("Total")

/** kit.list.views: Views of this list */
export const listViews = () => translated("Views of this list")

/** kit.list.columns: Columns and density */
export const listColumns = () => translated("Columns and density")

/** kit.list.export: Export */
export const listExport = () => translated("Export")

/** kit.list.filter: Filter */
export const listFilter = () => translated("Filter")

/** kit.list.apply: Apply */
export const listApply = () => translated("Apply")

/** kit.list.active-filters: Active filters */
export const listActiveFilters = () => translated("Active filters")

/** kit.list.remove-filter: Remove filter: {what} */
export const listRemoveFilter = (given: { what: string | number }) => translatedWith('kit.listRemoveFilter', given) ?? `Remove filter: ${given.what}`

/** kit.list.clear-all: Clear all */
export const listClearAll = () => translated("Clear all")

/** kit.list.search: Search */
export const listSearch = () => translated("Search")

/** kit.list.all: All */
export const listAll = () => translated("All")

/** kit.list.all-of: {what}: all */
export const listAllOf = (given: { what: string | number }) => translatedWith('kit.listAllOf', given) ?? `${given.what}: all`

/** kit.list.is: {what} is {value} */
export const listIs = (given: { what: string | number; value: string | number }) => translatedWith('kit.listIs', given) ?? `${given.what} is ${given.value}`

/** kit.list.contains: {what} contains “{value}” */
export const listContains = (given: { what: string | number; value: string | number }) => translatedWith('kit.listContains', given) ?? `${given.what} contains “${given.value}”`

/** kit.list.others: Others */
export const listOthers = () => translated("Others")

/** kit.list.you: You */
export const listYou = () => translated("You")

/** kit.list.inactive: Inactive */
export const listInactive = () => translated("Inactive")

/** kit.list.sort: Sort; with Shift, sort by this as well */
export const listSort = () => translated("Sort; with Shift, sort by this as well")

/** kit.list.select-page: Select all rows of this page */
export const listSelectPage = () => translated("Select all rows of this page")

/** kit.watch.watching: Watching */
export const watchWatching = () => translated("Watching")

/** kit.watch.watch: Watch */
export const watchWatch = () => translated("Watch")

/** kit.watch.no-longer: You no longer watch this record */
export const watchNoLonger = () => translated("You no longer watch this record")

/** kit.watch.told: You are told when others change this record */
export const watchTold = () => translated("You are told when others change this record")

/** kit.calendar.previous: Previous month */
export const calendarPrevious = () => translated("Previous month")

/** kit.calendar.next: Next month */
export const calendarNext = () => translated("Next month")

/** kit.calendar.month: Month */
export const calendarMonth = () => translated("Month")

/** kit.calendar.year: Year */
export const calendarYear = () => translated("Year")

/** kit.paper.page: Page {page} of {pages} */
export const paperPage = (given: { page: string | number; pages: string | number }) => translatedWith('kit.paperPage', given) ?? `Page ${given.page} of ${given.pages}`

/** kit.jobs.what: Long jobs run while you do something else. */
export const jobsWhat = () => translated("Long jobs run while you do something else.")

/** kit.jobs.not-read: The list could not be read; trying again. */
export const jobsNotRead = () => translated("The list could not be read; trying again.")

/** kit.jobs.none: No jobs */
export const jobsNone = () => translated("No jobs")

/** kit.jobs.none-means: Reports, exports and plans that you start appear here. */
export const jobsNoneMeans = () => translated("Reports, exports and plans that you start appear here.")

/** kit.jobs.download: Download */
export const jobsDownload = () => translated("Download")

/** kit.jobs.progress: Progress */
export const jobsProgress = () => translated("Progress")

/** kit.jobs.done: {job} is done */
export const jobsDone = (given: { job: string | number }) => translatedWith('kit.jobsDone', given) ?? `${given.job} is done`

/** kit.jobs.failed: {job} failed */
export const jobsFailed = (given: { job: string | number }) => translatedWith('kit.jobsFailed', given) ?? `${given.job} failed`

/** kit.proof.title: Confirm it is you */
export const proofTitle = () => translated("Confirm it is you")

/** kit.proof.why: You signed in a while ago. Confirm that it is you, and this goes on by itself. */
export const proofWhy = () => translated("You signed in a while ago. Confirm that it is you, and this goes on by itself.")

/** kit.proof.code: Code of your authenticator app */
export const proofCode = () => translated("Code of your authenticator app")

/** kit.proof.password: Your password */
export const proofPassword = () => translated("Your password")

/** kit.proof.code-instead: Use a code instead */
export const proofCodeInstead = () => translated("Use a code instead")

/** kit.proof.password-instead: Use your password instead */
export const proofPasswordInstead = () => translated("Use your password instead")

/** kit.proof.passkey-instead: Use your passkey instead */
export const proofPasskeyInstead = () => translated("Use your passkey instead")

/** kit.proof.company-instead: Sign in again with your company account */
export const proofCompanyInstead = () => translated("Sign in again with your company account")

/** kit.proof.confirm: Confirm */
export const proofConfirm = () => translated("Confirm")

/** kit.proof.passkey: Use your passkey */
export const proofPasskey = () => translated("Use your passkey")

/** kit.proof.again: Sign in again */
export const proofAgain = () => translated("Sign in again")

/** kit.proof.lost: The server does not answer. Try again in a moment. */
export const proofLost = () => translated("The server does not answer. Try again in a moment.")

/** kit.proof.checking: Checking… */
export const proofChecking = () => translated("Checking…")

/** kit.proof.by-passkey: The finger, face or PIN of your device. */
export const proofByPasskey = () => translated("The finger, face or PIN of your device.")

/** kit.proof.by-company: Your company account asks you again, and you return to this page. What you typed here has to be typed again. */
export const proofByCompany = () => translated("Your company account asks you again, and you return to this page. What you typed here has to be typed again.")

/** kit.wrong.denied: Not authorized */
export const wrongDenied = () => translated("Not authorized")

/** kit.wrong.denied-text: You are not authorized to access this page. */
export const wrongDeniedText = () => translated("You are not authorized to access this page.")

/** kit.wrong.missing: Page not found */
export const wrongMissing = () => translated("Page not found")

/** kit.wrong.missing-text: We couldn't find the page you were looking for, please contact a system administrator or try again later. */
export const wrongMissingText = () => translated("We couldn't find the page you were looking for, please contact a system administrator or try again later.")

/** kit.wrong.other: Oops... Something went wrong */
export const wrongOther = () => translated("Oops... Something went wrong")

/** kit.wrong.other-text: An error has occured. If the problem persists, please contact a system administrator or try again later. */
export const wrongOtherText = () => translated("An error has occured. If the problem persists, please contact a system administrator or try again later.")

/** kit.wrong.missing-at: Page Not Found: {path} */
export const wrongMissingAt = (given: { path: string | number }) => translatedWith('kit.wrongMissingAt', given) ?? `Page Not Found: ${given.path}`

/** kit.wrong.home: Back to home */
export const wrongHome = () => translated("Back to home")

/** kit.wrong.clear: Clear Error */
export const wrongClear = () => translated("Clear Error")

/** kit.wrong.open-to: {screen} is open to: {roles}. */
export const wrongOpenTo = (given: { screen: string | number; roles: string | number }) => translatedWith('kit.wrongOpenTo', given) ?? `${given.screen} is open to: ${given.roles}.`

/** kit.calculator.calculate: Calculate */
export const calculatorCalculate = () => translated("Calculate")

/** kit.calculator.calculating: Calculating… */
export const calculatorCalculating = () => translated("Calculating…")

/** kit.calculator.example: Worked example */
export const calculatorExample = () => translated("Worked example")

/** kit.calculator.result: Result */
export const calculatorResult = () => translated("Result")

/** kit.calculator.faults: No result: see the faults in the form. */
export const calculatorFaults = () => translated("No result: see the faults in the form.")

/** kit.calculator.enter: Enter your figures, or calculate the worked example. */
export const calculatorEnter = () => translated("Enter your figures, or calculate the worked example.")

/** kit.calculator.source: Source: {source} */
export const calculatorSource = (given: { source: string | number }) => translatedWith('kit.calculatorSource', given) ?? `Source: ${given.source}`

/** kit.calculator.methods: Methods */
export const calculatorMethods = () => translated("Methods")

/** kit.calculator.add-row: Add row */
export const calculatorAddRow = () => translated("Add row")

/** kit.calculator.row: {label}, row {no} */
export const calculatorRow = (given: { label: string | number; no: string | number }) => translatedWith('kit.calculatorRow', given) ?? `${given.label}, row ${given.no}`

/** kit.calculator.several: Several, with blanks between */
export const calculatorSeveral = () => translated("Several, with blanks between")

/** kit.calculator.a-line: A line each */
export const calculatorALine = () => translated("A line each")

/** kit.calculator.pairs: Name and figure, a semicolon between */
export const calculatorPairs = () => translated("Name and figure, a semicolon between")

/** kit.calculator.instant: yyyy-mm-dd hh:mm */
export const calculatorInstant = () => translated("yyyy-mm-dd hh:mm")

/** kit.trail.none: No history yet */
export const trailNone = () => translated("No history yet")

/** kit.trail.person: Person */
export const trailPerson = () => translated("Person")

/** kit.trail.everyone: Everyone */
export const trailEveryone = () => translated("Everyone")

/** kit.trail.field: Field */
export const trailField = () => translated("Field")

/** kit.trail.every-field: Every field */
export const trailEveryField = () => translated("Every field")

/** kit.trail.csv: Download the timeline as CSV */
export const trailCsv = () => translated("Download the timeline as CSV")

/** kit.trail.done-offline: Done {at} without a network, arrived then */
export const trailDoneOffline = (given: { at: string | number }) => translatedWith('kit.trailDoneOffline', given) ?? `Done ${given.at} without a network, arrived then`

/** kit.trail.copy: Copy {no} */
export const trailCopy = (given: { no: string | number }) => translatedWith('kit.trailCopy', given) ?? `Copy ${given.no}`

/** kit.trail.copied: Copied */
export const trailCopied = () => translated("Copied")

/** kit.demo.demo: Demo */
export const demoDemo = () => translated("Demo")

/** kit.demo.sample: Demo company, sample data */
export const demoSample = () => translated("Demo company, sample data")

/** kit.demo.moved: (clock moved {by}) */
export const demoMoved = (given: { by: string | number }) => translatedWith('kit.demoMoved', given) ?? `(clock moved ${given.by})`

/** kit.demo.playing: Playing on */
export const demoPlaying = () => translated("Playing on")

/** kit.demo.playing-to: Playing on to {day} {time} */
export const demoPlayingTo = (given: { day: string | number; time: string | number }) => translatedWith('kit.demoPlayingTo', given) ?? `Playing on to ${given.day} ${given.time}`

/** kit.help.title: Help */
export const helpTitle = () => translated("Help")

/** kit.help.note: Keyboard shortcuts and words of the trade. You can turn off single keys in the account menu. */
export const helpNote = () => translated("Keyboard shortcuts and words of the trade. You can turn off single keys in the account menu.")

/** kit.help.words: Words of the trade */
export const helpWords = () => translated("Words of the trade")

/** kit.help.find: Find a word */
export const helpFind = () => translated("Find a word")

/** kit.help.no-word: No word like that */
export const helpNoWord = () => translated("No word like that")

/** kit.help.tour: Tour */
export const helpTour = () => translated("Tour")

/** kit.help.step: Step {step} of {steps} */
export const helpStep = (given: { step: string | number; steps: string | number }) => translatedWith('kit.helpStep', given) ?? `Step ${given.step} of ${given.steps}`

/** kit.help.end: End the tour */
export const helpEnd = () => translated("End the tour")

/** kit.help.finish: Finish */
export const helpFinish = () => translated("Finish")

/** kit.help.back: Step back */
export const helpBack = () => translated("Step back")

/** kit.help.next: Next step */
export const helpNext = () => translated("Next step")
