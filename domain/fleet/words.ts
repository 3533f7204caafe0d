// Made by `npm run words` from words.en.json.
import { showTime } from '../kit/dates'
import { translated, translatedWith } from '../kit/translated'

/** fleet.phone.of-driver: Driver’s phone */
export const phoneOfDriver = () => translated("Driver’s phone")

/** fleet.phone.enter-pin: Enter your PIN. */
export const phoneEnterPin = () => translated("Enter your PIN.")

/** fleet.phone.how-to-bind: Dispatch gives out a code for this phone. Choose a PIN of 4 to 8 figures with it. */
export const phoneHowToBind = () => translated("Dispatch gives out a code for this phone. Choose a PIN of 4 to 8 figures with it.")

/** fleet.phone.open-form: Open the phone */
export const phoneOpenForm = () => translated("Open the phone")

/** fleet.phone.bind-form: Bind the phone */
export const phoneBindForm = () => translated("Bind the phone")

/** fleet.phone.pin: PIN */
export const phonePin = () => translated("PIN")

/** fleet.phone.pin-again: PIN again */
export const phonePinAgain = () => translated("PIN again")

/** fleet.phone.pins-differ: The two PINs differ */
export const phonePinsDiffer = () => translated("The two PINs differ")

/** fleet.phone.pin-length: A PIN has 4 to 8 figures */
export const phonePinLength = () => translated("A PIN has 4 to 8 figures")

/** fleet.phone.pin-guessed: Choose a PIN that is harder to guess */
export const phonePinGuessed = () => translated("Choose a PIN that is harder to guess")

/** fleet.phone.open: Open */
export const phoneOpen = () => translated("Open")

/** fleet.phone.make-mine: Make this my phone */
export const phoneMakeMine = () => translated("Make this my phone")

/** fleet.phone.no-truck: No truck */
export const phoneNoTruck = () => translated("No truck")

/** fleet.phone.as-of: {truck}, as of {at, time} */
export const phoneAsOf = (given: { truck: string | number; at: string }) => translatedWith('fleet.phoneAsOf', given) ?? `${given.truck}, as of ${showTime(given.at)}`

/** fleet.phone.no-load: No load for you at the moment. */
export const phoneNoLoad = () => translated("No load for you at the moment.")

/** fleet.phone.dispatch: Dispatch */
export const phoneDispatch = () => translated("Dispatch")

/** fleet.phone.in-queue: In the queue at {plant}. */
export const phoneInQueue = (given: { plant: string | number }) => translatedWith('fleet.phoneInQueue', given) ?? `In the queue at ${given.plant}.`

/** fleet.phone.called-at: Called at {plant}. */
export const phoneCalledAt = (given: { plant: string | number }) => translatedWith('fleet.phoneCalledAt', given) ?? `Called at ${given.plant}.`

/** fleet.phone.calls-you: {plant} calls you for a load. */
export const phoneCallsYou = (given: { plant: string | number }) => translatedWith('fleet.phoneCallsYou', given) ?? `${given.plant} calls you for a load.`

/** fleet.phone.break-begins: Break begins */
export const phoneBreakBegins = () => translated("Break begins")

/** fleet.phone.break-ends: Break ends */
export const phoneBreakEnds = () => translated("Break ends")

/** fleet.phone.begin-break: Begin break */
export const phoneBeginBreak = () => translated("Begin break")

/** fleet.phone.end-break: End break */
export const phoneEndBreak = () => translated("End break")

/** fleet.phone.no-room: The phone has no room left. This was not kept. */
export const phoneNoRoom = () => translated("The phone has no room left. This was not kept.")

/** fleet.phone.told-at: {what}, {at, time} */
export const phoneToldAt = (given: { what: string | number; at: string }) => translatedWith('fleet.phoneToldAt', given) ?? `${given.what}, ${showTime(given.at)}`

/** fleet.phone.understood: Understood */
export const phoneUnderstood = () => translated("Understood")

/** fleet.phone.tell-now: Report it now */
export const phoneTellNow = () => translated("Report it now")

/** fleet.phone.break-which: Say whether it begins or ends */
export const phoneBreakWhich = () => translated("Say whether it begins or ends")

/** fleet.phone.code-wrong: This code is wrong or has ended. Ask dispatch for a new one */
export const phoneCodeWrong = () => translated("This code is wrong or has ended. Ask dispatch for a new one")

/** fleet.phone.code-used: This code was used already. Ask dispatch for a new one */
export const phoneCodeUsed = () => translated("This code was used already. Ask dispatch for a new one")

/** fleet.phone.not-bound: This phone is not bound, or was revoked. Ask dispatch for a code */
export const phoneNotBound = () => translated("This phone is not bound, or was revoked. Ask dispatch for a code")

/** fleet.phone.pin-wrong: This PIN is wrong */
export const phonePinWrong = () => translated("This PIN is wrong")

/** fleet.phone.pin-asked: Enter your PIN */
export const phonePinAsked = () => translated("Enter your PIN")

/** fleet.phone.no-call: There is no such call for you */
export const phoneNoCall = () => translated("There is no such call for you")

/** fleet.phone.not-in-service: You are not in service */
export const phoneNotInService = () => translated("You are not in service")

/** fleet.phone.not-resting: You are not on a break */
export const phoneNotResting = () => translated("You are not on a break")

/** fleet.phone.future: This time is in the future */
export const phoneFuture = () => translated("This time is in the future")

/** fleet.phone.before-last: This time is before your last report */
export const phoneBeforeLast = () => translated("This time is before your last report")

/** fleet.phone-load.step: {load}: {step} */
export const phoneLoadStep = (given: { load: string | number; step: string | number }) => translatedWith('fleet.phoneLoadStep', given) ?? `${given.load}: ${given.step}`

/** fleet.phone-load.left-plant: Left plant */
export const phoneLoadLeftPlant = () => translated("Left plant")

/** fleet.phone-load.on-site: At site */
export const phoneLoadOnSite = () => translated("At site")

/** fleet.phone-load.pour-start: Unloading */
export const phoneLoadPourStart = () => translated("Unloading")

/** fleet.phone-load.pour-end: Finished */
export const phoneLoadPourEnd = () => translated("Finished")

/** fleet.phone-load.returned: Back at plant */
export const phoneLoadReturned = () => translated("Back at plant")

/** fleet.phone-load.diverted: Diverted at {at, time}: go to this site now */
export const phoneLoadDiverted = (given: { at: string }) => translatedWith('fleet.phoneLoadDiverted', given) ?? `Diverted at ${showTime(given.at)}: go to this site now`

/** fleet.phone-load.promised: Promised on site */
export const phoneLoadPromised = () => translated("Promised on site")

/** fleet.phone-load.from: From */
export const phoneLoadFrom = () => translated("From")

/** fleet.phone-load.discharge-by: Discharge by */
export const phoneLoadDischargeBy = () => translated("Discharge by")

/** fleet.phone-load.not-batched: Not batched yet */
export const phoneLoadNotBatched = () => translated("Not batched yet")

/** fleet.phone-load.nothing-more: Nothing more to report. */
export const phoneLoadNothingMore = () => translated("Nothing more to report.")

/** fleet.phone-load.plant-tells: The plant reports when the truck is loaded. */
export const phoneLoadPlantTells = () => translated("The plant reports when the truck is loaded.")

/** fleet.phone-load.navigate: Navigate */
export const phoneLoadNavigate = () => translated("Navigate")

/** fleet.phone-load.photo: Photo */
export const phoneLoadPhoto = () => translated("Photo")

/** fleet.phone-load.photo-of: {load}: photo */
export const phoneLoadPhotoOf = (given: { load: string | number }) => translatedWith('fleet.phoneLoadPhotoOf', given) ?? `${given.load}: photo`

/** fleet.phone-load.no-photo: The phone cannot read this photo. */
export const phoneLoadNoPhoto = () => translated("The phone cannot read this photo.")

/** fleet.phone-load.photo-needed: A photo is needed */
export const phoneLoadPhotoNeeded = () => translated("A photo is needed")

/** fleet.phone-load.photo-large: The photo is too large */
export const phoneLoadPhotoLarge = () => translated("The photo is too large")

/** fleet.phone-load.step-missed: A step was missed */
export const phoneLoadStepMissed = () => translated("A step was missed")

/** fleet.phone-load.none-such: There is no such load of yours */
export const phoneLoadNoneSuch = () => translated("There is no such load of yours")

/** fleet.phone-left.form: Concrete left in the truck */
export const phoneLeftForm = () => translated("Concrete left in the truck")

/** fleet.phone-left.concrete: Concrete left */
export const phoneLeftConcrete = () => translated("Concrete left")

/** fleet.phone-left.quantity: Concrete left, m³ */
export const phoneLeftQuantity = () => translated("Concrete left, m³")

/** fleet.phone-left.choose: Choose a cause */
export const phoneLeftChoose = () => translated("Choose a cause")

/** fleet.phone-left.with: {step}, with this left */
export const phoneLeftWith = (given: { step: string | number }) => translatedWith('fleet.phoneLeftWith', given) ?? `${given.step}, with this left`

/** fleet.phone-water.form: Water added on site */
export const phoneWaterForm = () => translated("Water added on site")

/** fleet.phone-water.litres: Litres */
export const phoneWaterLitres = () => translated("Litres")

/** fleet.phone-water.asked-by: Name of who asked for it */
export const phoneWaterAskedBy = () => translated("Name of who asked for it")

/** fleet.phone-water.reason: Reason, where it is more than the mix allows */
export const phoneWaterReason = () => translated("Reason, where it is more than the mix allows")

/** fleet.phone-water.with: {step}, with this water */
export const phoneWaterWith = (given: { step: string | number }) => translatedWith('fleet.phoneWaterWith', given) ?? `${given.step}, with this water`

/** fleet.phone-water.when: Report water when unloading begins or ends */
export const phoneWaterWhen = () => translated("Report water when unloading begins or ends")
