// Made by `npm run words` from words.en.json.
import { showDateTime } from './dates'
import { translated, translatedWith } from './translated'

/** kit.field.code: Code */
export const fieldCode = () => translated("Code")

/** kit.field.name: Name */
export const fieldName = () => "Name"

/** kit.field.phone: Phone */
export const fieldPhone = () => "Phone"

/** kit.field.address: Address */
export const fieldAddress = () => "Address"

/** kit.field.remarks: Remarks */
export const fieldRemarks = () => "Remarks"

/** kit.field.reason: Reason */
export const fieldReason = () => "Reason"

/** kit.field.status: Status */
export const fieldStatus = () => "Status"

/** kit.field.region: Region */
export const fieldRegion = () => "Region"

/** kit.field.regions: Regions */
export const fieldRegions = () => "Regions"

/** kit.field.customer: Customer */
export const fieldCustomer = () => "Customer"

/** kit.field.customers: Customers */
export const fieldCustomers = () => "Customers"

/** kit.field.project: Project */
export const fieldProject = () => "Project"

/** kit.field.projects: Projects */
export const fieldProjects = () => "Projects"

/** kit.field.plant: Plant */
export const fieldPlant = () => "Plant"

/** kit.field.plants: Plants */
export const fieldPlants = () => "Plants"

/** kit.field.quantity: Quantity */
export const fieldQuantity = () => "Quantity"

/** kit.field.version-required: Version is required */
export const fieldVersionRequired = () => translated("Version is required")

/** kit.field.email-needed: An e-mail address is needed */
export const fieldEmailNeeded = () => "An e-mail address is needed"

/** kit.field.number-follows: Leave empty to use the next number. */
export const fieldNumberFollows = () => "Leave empty to use the next number."

/** kit.field.email: E-mail */
export const fieldEmail = () => "E-mail"

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
export const fieldActive = () => "Active"

/** kit.field.mix: Mix */
export const fieldMix = () => translated("Mix")

/** kit.field.site: Site */
export const fieldSite = () => translated("Site")

/** kit.field.user-name: User name */
export const fieldUserName = () => translated("User name")

/** kit.search.name-or-code: Name or code */
export const searchNameOrCode = () => "Name or code"

/** kit.action.saved: {name} saved */
export const actionSaved = (given: { name: string | number }) => `${given.name} saved`

/** kit.action.change: Change */
export const actionChange = () => "Change"

/** kit.choice.yes: Yes */
export const choiceYes = () => translated("Yes")

/** kit.choice.no: No */
export const choiceNo = () => translated("No")

/** kit.choice.none: None */
export const choiceNone = () => "None"

/** kit.status.inactive: inactive */
export const statusInactive = () => "inactive"

/** kit.record.saved: Saved {at, date, time} */
export const recordSaved = (given: { at: string }) => `Saved ${showDateTime(given.at)}`

/** kit.record.saved-by: Saved {at, date, time} by {name} */
export const recordSavedBy = (given: { at: string; name: string | number }) => `Saved ${showDateTime(given.at)} by ${given.name}`

/** kit.record.timeline: Timeline */
export const recordTimeline = () => "Timeline"

/** kit.record.edit: Edit */
export const recordEdit = () => "Edit"

/** kit.record.overview: Overview */
export const recordOverview = () => "Overview"

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

/** kit.language.choose: Language */
export const languageChoose = () => translated("Language")

/** kit.load.number: Load {no} */
export const loadNumber = (given: { no: string | number }) => translatedWith('kit.loadNumber', given) ?? `Load ${given.no}`

/** kit.calls.too-many: Too many calls in this minute */
export const callsTooMany = () => translated("Too many calls in this minute")
