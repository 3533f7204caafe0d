// Made by `npm run words` from words.en.json.
import { showTime } from '../kit/dates'
import { said, saidWith } from '../kit/said'

/** fleet.phone.title: Driver */
export const phoneTitle = () => said("Driver")

/** fleet.phone.of-driver: Driver’s phone */
export const phoneOfDriver = () => said("Driver’s phone")

/** fleet.phone.enter-pin: Enter your PIN. */
export const phoneEnterPin = () => said("Enter your PIN.")

/** fleet.phone.how-to-bind: Dispatch gives out a code for this phone. Choose a PIN of 4 to 8 figures with it. */
export const phoneHowToBind = () => said("Dispatch gives out a code for this phone. Choose a PIN of 4 to 8 figures with it.")

/** fleet.phone.open-form: Open the phone */
export const phoneOpenForm = () => said("Open the phone")

/** fleet.phone.bind-form: Bind the phone */
export const phoneBindForm = () => said("Bind the phone")

/** fleet.phone.pin: PIN */
export const phonePin = () => said("PIN")

/** fleet.phone.pin-again: PIN again */
export const phonePinAgain = () => said("PIN again")

/** fleet.phone.pins-differ: The two PINs differ */
export const phonePinsDiffer = () => said("The two PINs differ")

/** fleet.phone.pin-length: A PIN has 4 to 8 figures */
export const phonePinLength = () => said("A PIN has 4 to 8 figures")

/** fleet.phone.pin-guessed: Choose a PIN that is harder to guess */
export const phonePinGuessed = () => said("Choose a PIN that is harder to guess")

/** fleet.phone.open: Open */
export const phoneOpen = () => said("Open")

/** fleet.phone.make-mine: Make this my phone */
export const phoneMakeMine = () => said("Make this my phone")

/** fleet.phone.refused: Refused */
export const phoneRefused = () => said("Refused")

/** fleet.phone.lock: Lock */
export const phoneLock = () => said("Lock")

/** fleet.phone.no-truck: No truck */
export const phoneNoTruck = () => said("No truck")

/** fleet.phone.as-of: {truck}, as of {at, time} */
export const phoneAsOf = (given: { truck: string | number; at: string }) => saidWith<string>('fleet.phoneAsOf', given) ?? `${given.truck}, as of ${showTime(given.at)}`

/** fleet.phone.no-load: No load for you at the moment. */
export const phoneNoLoad = () => said("No load for you at the moment.")

/** fleet.phone.dispatch: Dispatch */
export const phoneDispatch = () => said("Dispatch")

/** fleet.phone.in-queue: In the queue at {plant}. */
export const phoneInQueue = (given: { plant: string | number }) => saidWith<string>('fleet.phoneInQueue', given) ?? `In the queue at ${given.plant}.`

/** fleet.phone.called-at: Called at {plant}. */
export const phoneCalledAt = (given: { plant: string | number }) => saidWith<string>('fleet.phoneCalledAt', given) ?? `Called at ${given.plant}.`

/** fleet.phone.called: Called */
export const phoneCalled = () => said("Called")

/** fleet.phone.calls-you: {plant} calls you for a load. */
export const phoneCallsYou = (given: { plant: string | number }) => saidWith<string>('fleet.phoneCallsYou', given) ?? `${given.plant} calls you for a load.`

/** fleet.phone.acknowledge: Acknowledge */
export const phoneAcknowledge = () => said("Acknowledge")

/** fleet.phone.acknowledged: Acknowledged */
export const phoneAcknowledged = () => said("Acknowledged")

/** fleet.phone.break-begins: Break begins */
export const phoneBreakBegins = () => said("Break begins")

/** fleet.phone.break-ends: Break ends */
export const phoneBreakEnds = () => said("Break ends")

/** fleet.phone.begin-break: Begin break */
export const phoneBeginBreak = () => said("Begin break")

/** fleet.phone.end-break: End break */
export const phoneEndBreak = () => said("End break")

/** fleet.phone.no-room: The phone has no room left. This was not kept. */
export const phoneNoRoom = () => said("The phone has no room left. This was not kept.")

/** fleet.phone.not-sent: Not sent yet */
export const phoneNotSent = () => said("Not sent yet")

/** fleet.phone.told-at: {what}, {at, time} */
export const phoneToldAt = (given: { what: string | number; at: string }) => saidWith<string>('fleet.phoneToldAt', given) ?? `${given.what}, ${showTime(given.at)}`

/** fleet.phone.understood: Understood */
export const phoneUnderstood = () => said("Understood")

/** fleet.phone.tell-now: Tell it now */
export const phoneTellNow = () => said("Tell it now")

/** fleet.phone.break-which: Say whether it begins or ends */
export const phoneBreakWhich = () => said("Say whether it begins or ends")

/** fleet.phone.code-wrong: This code is wrong or has ended. Ask dispatch for a new one */
export const phoneCodeWrong = () => said("This code is wrong or has ended. Ask dispatch for a new one")

/** fleet.phone.code-used: This code was used already. Ask dispatch for a new one */
export const phoneCodeUsed = () => said("This code was used already. Ask dispatch for a new one")

/** fleet.phone.not-bound: This phone is not bound, or was revoked. Ask dispatch for a code */
export const phoneNotBound = () => said("This phone is not bound, or was revoked. Ask dispatch for a code")

/** fleet.phone.pin-wrong: This PIN is wrong */
export const phonePinWrong = () => said("This PIN is wrong")

/** fleet.phone.pin-asked: Enter your PIN */
export const phonePinAsked = () => said("Enter your PIN")

/** fleet.phone.no-call: There is no such call for you */
export const phoneNoCall = () => said("There is no such call for you")

/** fleet.phone.not-in-service: You are not in service */
export const phoneNotInService = () => said("You are not in service")

/** fleet.phone.not-resting: You are not on a break */
export const phoneNotResting = () => said("You are not on a break")

/** fleet.phone.future: It lies in the future */
export const phoneFuture = () => said("It lies in the future")

/** fleet.phone.before-last: It is before what you told last */
export const phoneBeforeLast = () => said("It is before what you told last")

/** fleet.phone-load.step: {load}: {step} */
export const phoneLoadStep = (given: { load: string | number; step: string | number }) => saidWith<string>('fleet.phoneLoadStep', given) ?? `${given.load}: ${given.step}`

/** fleet.phone-load.left-plant: Left plant */
export const phoneLoadLeftPlant = () => said("Left plant")

/** fleet.phone-load.on-site: At site */
export const phoneLoadOnSite = () => said("At site")

/** fleet.phone-load.pour-start: Unloading */
export const phoneLoadPourStart = () => said("Unloading")

/** fleet.phone-load.pour-end: Finished */
export const phoneLoadPourEnd = () => said("Finished")

/** fleet.phone-load.returned: Back at plant */
export const phoneLoadReturned = () => said("Back at plant")

/** fleet.phone-load.diverted: Diverted at {at, time}: go to this site now */
export const phoneLoadDiverted = (given: { at: string }) => saidWith<string>('fleet.phoneLoadDiverted', given) ?? `Diverted at ${showTime(given.at)}: go to this site now`

/** fleet.phone-load.concrete: Concrete */
export const phoneLoadConcrete = () => said("Concrete")

/** fleet.phone-load.promised: Promised on site */
export const phoneLoadPromised = () => said("Promised on site")

/** fleet.phone-load.from: From */
export const phoneLoadFrom = () => said("From")

/** fleet.phone-load.discharge-by: Discharge by */
export const phoneLoadDischargeBy = () => said("Discharge by")

/** fleet.phone-load.not-batched: Not batched yet */
export const phoneLoadNotBatched = () => said("Not batched yet")

/** fleet.phone-load.nothing-more: Nothing more to tell. */
export const phoneLoadNothingMore = () => said("Nothing more to tell.")

/** fleet.phone-load.plant-tells: The plant tells when the truck is loaded. */
export const phoneLoadPlantTells = () => said("The plant tells when the truck is loaded.")

/** fleet.phone-load.navigate: Navigate */
export const phoneLoadNavigate = () => said("Navigate")

/** fleet.phone-load.photo: Photo */
export const phoneLoadPhoto = () => said("Photo")

/** fleet.phone-load.photo-of: {load}: photo */
export const phoneLoadPhotoOf = (given: { load: string | number }) => saidWith<string>('fleet.phoneLoadPhotoOf', given) ?? `${given.load}: photo`

/** fleet.phone-load.no-photo: This is no photo that the phone can read. */
export const phoneLoadNoPhoto = () => said("This is no photo that the phone can read.")

/** fleet.phone-load.photo-needed: A photo is needed */
export const phoneLoadPhotoNeeded = () => said("A photo is needed")

/** fleet.phone-load.photo-large: The photo is too large */
export const phoneLoadPhotoLarge = () => said("The photo is too large")

/** fleet.phone-load.step-missed: A step was missed */
export const phoneLoadStepMissed = () => said("A step was missed")

/** fleet.phone-load.none-such: There is no such load of yours */
export const phoneLoadNoneSuch = () => said("There is no such load of yours")

/** fleet.phone-left.form: Concrete left in the truck */
export const phoneLeftForm = () => said("Concrete left in the truck")

/** fleet.phone-left.concrete: Concrete left */
export const phoneLeftConcrete = () => said("Concrete left")

/** fleet.phone-left.quantity: Concrete left, m³ */
export const phoneLeftQuantity = () => said("Concrete left, m³")

/** fleet.phone-left.why: Why */
export const phoneLeftWhy = () => said("Why")

/** fleet.phone-left.choose: Choose a cause */
export const phoneLeftChoose = () => said("Choose a cause")

/** fleet.phone-left.with: {step}, with this left */
export const phoneLeftWith = (given: { step: string | number }) => saidWith<string>('fleet.phoneLeftWith', given) ?? `${given.step}, with this left`

/** fleet.phone-water.form: Water added on site */
export const phoneWaterForm = () => said("Water added on site")

/** fleet.phone-water.added: Water added */
export const phoneWaterAdded = () => said("Water added")

/** fleet.phone-water.litres: Litres */
export const phoneWaterLitres = () => said("Litres")

/** fleet.phone-water.asked-by: Name of who asked for it */
export const phoneWaterAskedBy = () => said("Name of who asked for it")

/** fleet.phone-water.reason: Reason, where it is more than the mix allows */
export const phoneWaterReason = () => said("Reason, where it is more than the mix allows")

/** fleet.phone-water.with: {step}, with this water */
export const phoneWaterWith = (given: { step: string | number }) => saidWith<string>('fleet.phoneWaterWith', given) ?? `${given.step}, with this water`

/** fleet.phone-water.when: Tell of water with the beginning or the end of unloading */
export const phoneWaterWhen = () => said("Tell of water with the beginning or the end of unloading")
