// Made by `npm run words` from words.en.json.
import { showNumber } from '../kit/figures'
import { translated, translatedWith } from '../kit/translated'
import { plural } from '../kit/sentence'

/** deliveries.board.title: Batcher queue */
export const boardTitle = () => translated("Batcher queue")

/** deliveries.board.no-plant: You have no plant. Ask an administrator to give you access to the plant where you work. */
export const boardNoPlant = () => translated("You have no plant. Ask an administrator to give you access to the plant where you work.")

/** deliveries.board.not-answered: {truck} has not answered since it was called */
export const boardNotAnswered = (given: { truck: string | number }) => translatedWith('deliveries.boardNotAnswered', given) ?? `${given.truck} has not answered since it was called`

/** deliveries.board.not-answered-next: {truck} has not answered since it was called; the next truck may go */
export const boardNotAnsweredNext = (given: { truck: string | number }) => translatedWith('deliveries.boardNotAnsweredNext', given) ?? `${given.truck} has not answered since it was called; the next truck may go`

/** deliveries.board.panel-refuses: The panel refuses {load}: {why} */
export const boardPanelRefuses = (given: { load: string | number; why: string | number }) => translatedWith('deliveries.boardPanelRefuses', given) ?? `The panel refuses ${given.load}: ${given.why}`

/** deliveries.board.next-hour: Next hour */
export const boardNextHour = () => translated("Next hour")

/** deliveries.board.keys: g generates, j and k move */
export const boardKeys = () => translated("g generates, j and k move")

/** deliveries.board.next-loads: Next loads */
export const boardNextLoads = () => translated("Next loads")

/** deliveries.board.yard: Yard */
export const boardYard = () => translated("Yard")

/** deliveries.board.choose: Choose a load to check it, call its truck and generate its ticket. */
export const boardChoose = () => translated("Choose a load to check it, call its truck and generate its ticket.")

/** deliveries.board.trucks: {count, plural, one {# truck} other {# trucks}} */
export const boardTrucks = (given: { count: number }) => translatedWith('deliveries.boardTrucks', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} truck`, other: `${showNumber(given.count)} trucks` })}`

/** deliveries.next.none: No loads */
export const nextNone = () => translated("No loads")

/** deliveries.next.all-done: All loads of this line are done. New loads appear automatically. */
export const nextAllDone = () => translated("All loads of this line are done. New loads appear automatically.")

/** deliveries.next.late: {minutes} min behind */
export const nextLate = (given: { minutes: string | number }) => translatedWith('deliveries.nextLate', given) ?? `${given.minutes} min behind`

/** deliveries.next.in: in {minutes} min */
export const nextIn = (given: { minutes: string | number }) => translatedWith('deliveries.nextIn', given) ?? `in ${given.minutes} min`

/** deliveries.next.locked-by: Locked by {name} */
export const nextLockedBy = (given: { name: string | number }) => translatedWith('deliveries.nextLockedBy', given) ?? `Locked by ${given.name}`

/** deliveries.next.locked-by-you: Locked by you */
export const nextLockedByYou = () => translated("Locked by you")

/** deliveries.next.with-add-ons: With add-on products */
export const nextWithAddOns = () => translated("With add-on products")

/** deliveries.next.no-line: No line */
export const nextNoLine = () => translated("No line")

/** deliveries.next.no-mix: No mix */
export const nextNoMix = () => translated("No mix")

/** deliveries.next.mix-other: Project agreed to another mix */
export const nextMixOther = () => translated("Project agreed to another mix")

/** deliveries.next.mix-not-approved: Mix not approved */
export const nextMixNotApproved = () => translated("Mix not approved")

/** deliveries.next.mix-not-on-line: Mix not on line */
export const nextMixNotOnLine = () => translated("Mix not on line")

/** deliveries.truck.truck-acknowledged: {truck} acknowledged */
export const truckTruckAcknowledged = (given: { truck: string | number }) => translatedWith('deliveries.truckTruckAcknowledged', given) ?? `${given.truck} acknowledged`

/** deliveries.truck.call-another: Call another truck than {truck} */
export const truckCallAnother = (given: { truck: string | number }) => translatedWith('deliveries.truckCallAnother', given) ?? `Call another truck than ${given.truck}`

/** deliveries.truck.none-in-queue: No trucks in the queue of this plant. */
export const truckNoneInQueue = () => translated("No trucks in the queue of this plant.")

/** deliveries.truck.remarks: Remarks for the driver */
export const truckRemarks = () => translated("Remarks for the driver")

/** deliveries.truck.remarks-example: Remarks for the driver, e.g. wash out first */
export const truckRemarksExample = () => translated("Remarks for the driver, e.g. wash out first")

/** deliveries.truck.trucks: Trucks */
export const truckTrucks = () => translated("Trucks")

/** deliveries.truck.next: Next */
export const truckNext = () => translated("Next")

/** deliveries.truck.call-truck-no: Call {truck} */
export const truckCallTruckNo = (given: { truck: string | number }) => translatedWith('deliveries.truckCallTruckNo', given) ?? `Call ${given.truck}`

/** deliveries.truck.called-back: {truck} is called, {other} is back in the queue */
export const truckCalledBack = (given: { truck: string | number; other: string | number }) => translatedWith('deliveries.truckCalledBack', given) ?? `${given.truck} is called, ${given.other} is back in the queue`

/** deliveries.truck.call-instead: Call {truck} instead of {other}? */
export const truckCallInstead = (given: { truck: string | number; other: string | number }) => translatedWith('deliveries.truckCallInstead', given) ?? `Call ${given.truck} instead of ${given.other}?`

/** deliveries.truck.keeps-place: {truck} keeps its place in the queue. The reason is recorded. */
export const truckKeepsPlace = (given: { truck: string | number }) => translatedWith('deliveries.truckKeepsPlace', given) ?? `${given.truck} keeps its place in the queue. The reason is recorded.`

/** deliveries.truck.change: Change truck */
export const truckChange = () => translated("Change truck")

/** deliveries.truck.is-called: {truck} is called */
export const truckIsCalled = (given: { truck: string | number }) => translatedWith('deliveries.truckIsCalled', given) ?? `${given.truck} is called`

/** deliveries.truck.before-turn: Call {truck} before its turn? */
export const truckBeforeTurn = (given: { truck: string | number }) => translatedWith('deliveries.truckBeforeTurn', given) ?? `Call ${given.truck} before its turn?`

/** deliveries.truck.before-turn-why: Give the reason for calling it before the trucks ahead of it. The reason is recorded. */
export const truckBeforeTurnWhy = () => translated("Give the reason for calling it before the trucks ahead of it. The reason is recorded.")

/** deliveries.truck.call-truck: Call truck */
export const truckCallTruck = () => translated("Call truck")

/** deliveries.truck.call: Call */
export const truckCall = () => translated("Call")

/** deliveries.panel.load-in-hand: Load in hand */
export const panelLoadInHand = () => translated("Load in hand")

/** deliveries.panel.unbatched-title: Loaded without all its batches? */
export const panelUnbatchedTitle = () => translated("Loaded without all its batches?")

/** deliveries.panel.unbatched-text: Not every m³ of this load has a batch. Say where it was weighed; the reason and your name stay with the load. */
export const panelUnbatchedText = () => translated("Not every m³ of this load has a batch. Say where it was weighed; the reason and your name stay with the load.")

/** deliveries.panel.outside-title: Loaded outside its limits? */
export const panelOutsideTitle = () => translated("Loaded outside its limits?")

/** deliveries.panel.outside-text: {what}. Say why it leaves; the reason and your name stay with the load. */
export const panelOutsideText = (given: { what: string | number }) => translatedWith('deliveries.panelOutsideText', given) ?? `${given.what}. Say why it leaves; the reason and your name stay with the load.`

/** deliveries.panel.on-site-at: {site}, on site {at} */
export const panelOnSiteAt = (given: { site: string | number; at: string | number }) => translatedWith('deliveries.panelOnSiteAt', given) ?? `${given.site}, on site ${given.at}`

/** deliveries.panel.open-ticket: Open ticket */
export const panelOpenTicket = () => translated("Open ticket")

/** deliveries.panel.unlock: Unlock */
export const panelUnlock = () => translated("Unlock")

/** deliveries.panel.lock-released: Lock released */
export const panelLockReleased = () => translated("Lock released")

/** deliveries.panel.lock-held: You hold the lock until it expires */
export const panelLockHeld = () => translated("You hold the lock until it expires")

/** deliveries.panel.preprint: Preprint */
export const panelPreprint = () => translated("Preprint")

/** deliveries.panel.number-reserved: Number reserved */
export const panelNumberReserved = () => translated("Number reserved")

/** deliveries.panel.generate: Generate delivery order */
export const panelGenerate = () => translated("Generate delivery order")

/** deliveries.panel.generated: Delivery order generated */
export const panelGenerated = () => translated("Delivery order generated")

/** deliveries.panel.truck-loaded: Truck loaded */
export const panelTruckLoaded = () => translated("Truck loaded")

/** deliveries.panel.loaded-leaves: Loaded, truck leaves the line */
export const panelLoadedLeaves = () => translated("Loaded, truck leaves the line")

/** deliveries.panel.loaded: Loaded */
export const panelLoaded = () => translated("Loaded")

/** deliveries.panel.unmatched: {count, plural, one {# unmatched batch} other {# unmatched batches}} */
export const panelUnmatched = (given: { count: number }) => translatedWith('deliveries.panelUnmatched', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} unmatched batch`, other: `${showNumber(given.count)} unmatched batches` })}`

/** deliveries.panel.refused-tickets: Tickets that the panel refuses */
export const panelRefusedTickets = () => translated("Tickets that the panel refuses")

/** deliveries.panel.answered: Answered */
export const panelAnswered = () => translated("Answered")

/** deliveries.panel.without-load: Batches without a load */
export const panelWithoutLoad = () => translated("Batches without a load")

/** deliveries.panel.every-load: Every batch has its load */
export const panelEveryLoad = () => translated("Every batch has its load")

/** deliveries.panel.every-load-means: Batches made by hand at the panel, or for an unknown ticket, appear here. */
export const panelEveryLoadMeans = () => translated("Batches made by hand at the panel, or for an unknown ticket, appear here.")

/** deliveries.panel.without-batch: Loads without batch results */
export const panelWithoutBatch = () => translated("Loads without batch results")

/** deliveries.panel.results: Results */
export const panelResults = () => translated("Results")

/** deliveries.panel.decided: Decided in the last two days */
export const panelDecided = () => translated("Decided in the last two days")

/** deliveries.panel.volume: Volume */
export const panelVolume = () => translated("Volume")

/** deliveries.panel.decision: Decision */
export const panelDecision = () => translated("Decision")

/** deliveries.panel.by: By */
export const panelBy = () => translated("By")

/** deliveries.panel.sequence: {panel}, no. {no} */
export const panelSequence = (given: { panel: string | number; no: string | number }) => translatedWith('deliveries.panelSequence', given) ?? `${given.panel}, no. ${given.no}`

/** deliveries.panel.weights: Weights, kg */
export const panelWeights = () => translated("Weights, kg")

/** deliveries.panel.action: Action */
export const panelAction = () => translated("Action")

/** deliveries.panel.match-to-load: Match to load */
export const panelMatchToLoad = () => translated("Match to load")

/** deliveries.panel.no-load: No load */
export const panelNoLoad = () => translated("No load")

/** deliveries.panel.match-batch: Match batch */
export const panelMatchBatch = () => translated("Match batch")

/** deliveries.panel.matched: Batch matched */
export const panelMatched = () => translated("Batch matched")

/** deliveries.panel.which-load: Which load is this batch of {m3} for? */
export const panelWhichLoad = (given: { m3: string | number }) => translatedWith('deliveries.panelWhichLoad', given) ?? `Which load is this batch of ${given.m3} for?`

/** deliveries.panel.all-weights: Every load of this plant has all its weights. */
export const panelAllWeights = () => translated("Every load of this plant has all its weights.")

/** deliveries.panel.match: Match */
export const panelMatch = () => translated("Match")

/** deliveries.panel.load-choice: {load}, {product}, {truck}, {batched} of {quantity} m³, {at} */
export const panelLoadChoice = (given: { load: string | number; product: string | number; truck: string | number; batched: string | number; quantity: string | number; at: string | number }) => translatedWith('deliveries.panelLoadChoice', given) ?? `${given.load}, ${given.product}, ${given.truck}, ${given.batched} of ${given.quantity} m³, ${given.at}`

/** deliveries.panel.no-truck: no truck */
export const panelNoTruck = () => translated("no truck")

/** deliveries.panel.explain: Explain batch */
export const panelExplain = () => translated("Explain batch")

/** deliveries.panel.explained: Reason recorded */
export const panelExplained = () => translated("Reason recorded")

/** deliveries.panel.why-no-load: Why does this batch of {m3} have no load? */
export const panelWhyNoLoad = (given: { m3: string | number }) => translatedWith('deliveries.panelWhyNoLoad', given) ?? `Why does this batch of ${given.m3} have no load?`

/** deliveries.panel.stays-out: The material it used is not put back into the silos. */
export const panelStaysOut = () => translated("The material it used is not put back into the silos.")

/** deliveries.panel.cause: Cause */
export const panelCause = () => translated("Cause")

/** deliveries.panel.choose-cause: Choose why it has no load */
export const panelChooseCause = () => translated("Choose why it has no load")

/** deliveries.checks.title: Checks */
export const checksTitle = () => translated("Checks")

/** deliveries.checks.finance-can: Finance can lift the credit hold for some days. */
export const checksFinanceCan = () => translated("Finance can lift the credit hold for some days.")

/** deliveries.checks.line-first: The mix and the silos are checked for the line. */
export const checksLineFirst = () => translated("The mix and the silos are checked for the line.")

/** deliveries.checks.change-truck: Change the truck, or call another one. */
export const checksChangeTruck = () => translated("Change the truck, or call another one.")

/** deliveries.checks.head-can: A dispatcher manager can override it with a reason. */
export const checksHeadCan = () => translated("A dispatcher manager can override it with a reason.")

/** deliveries.checks.nobody-can: It cannot be overridden. */
export const checksNobodyCan = () => translated("It cannot be overridden.")

/** deliveries.checks.passed: {passed} of {asked} checks passed */
export const checksPassed = (given: { passed: string | number; asked: string | number }) => translatedWith('deliveries.checksPassed', given) ?? `${given.passed} of ${given.asked} checks passed`

/** deliveries.checks.passed-with: {passed} of {asked} checks passed with {truck} */
export const checksPassedWith = (given: { passed: string | number; asked: string | number; truck: string | number }) => translatedWith('deliveries.checksPassedWith', given) ?? `${given.passed} of ${given.asked} checks passed with ${given.truck}`

/** deliveries.checks.truck-later: The truck is checked when it is called. */
export const checksTruckLater = () => translated("The truck is checked when it is called.")

/** deliveries.checks.refused: refused */
export const checksRefused = () => translated("refused")

/** deliveries.checks.one-passed: passed */
export const checksOnePassed = () => translated("passed")

/** deliveries.generate.assign-first: Assign it to a line first. */
export const generateAssignFirst = () => translated("Assign it to a line first.")

/** deliveries.generate.call-first: Call a truck first. */
export const generateCallFirst = () => translated("Call a truck first.")

/** deliveries.generate.head-first: A dispatcher manager has to override the failed check. */
export const generateHeadFirst = () => translated("A dispatcher manager has to override the failed check.")

/** deliveries.generate.despite-title: Generate despite failed checks? */
export const generateDespiteTitle = () => translated("Generate despite failed checks?")

/** deliveries.generate.override: Override and generate */
export const generateOverride = () => translated("Override and generate")

/** deliveries.yard.joins: Truck joins */
export const yardJoins = () => translated("Truck joins")

/** deliveries.yard.joined: Truck added to the queue */
export const yardJoined = () => translated("Truck added to the queue")

/** deliveries.yard.joins-title: Truck joins the queue */
export const yardJoinsTitle = () => translated("Truck joins the queue")

/** deliveries.yard.join: Join queue */
export const yardJoin = () => translated("Join queue")

/** deliveries.yard.call-to-gate: Call {truck} to the gate */
export const yardCallToGate = (given: { truck: string | number }) => translatedWith('deliveries.yardCallToGate', given) ?? `Call ${given.truck} to the gate`

/** deliveries.yard.call-example: For example: line 2, wash out first */
export const yardCallExample = () => translated("For example: line 2, wash out first")

/** deliveries.yard.divert: Divert */
export const yardDivert = () => translated("Divert")

/** deliveries.yard.divert-truck: Divert {truck} */
export const yardDivertTruck = (given: { truck: string | number }) => translatedWith('deliveries.yardDivertTruck', given) ?? `Divert ${given.truck}`

/** deliveries.yard.diverted: {truck} is diverted */
export const yardDiverted = (given: { truck: string | number }) => translatedWith('deliveries.yardDiverted', given) ?? `${given.truck} is diverted`

/** deliveries.yard.withdraw: Withdraw */
export const yardWithdraw = () => translated("Withdraw")

/** deliveries.yard.withdraw-truck: Withdraw {truck} */
export const yardWithdrawTruck = (given: { truck: string | number }) => translatedWith('deliveries.yardWithdrawTruck', given) ?? `Withdraw ${given.truck}`

/** deliveries.yard.left-queue: {truck} left the queue */
export const yardLeftQueue = (given: { truck: string | number }) => translatedWith('deliveries.yardLeftQueue', given) ?? `${given.truck} left the queue`

/** deliveries.yard.remove: Remove {truck} from the queue? */
export const yardRemove = (given: { truck: string | number }) => translatedWith('deliveries.yardRemove', given) ?? `Remove ${given.truck} from the queue?`

/** deliveries.yard.decided: {status, select, granted {It is granted} denied {It is denied} accepted {It is accepted} refused {It is refused} other {It is decided}} */
export const yardDecided = (given: { status: 'granted' | 'denied' | 'accepted' | 'refused' | 'other' }) => translatedWith('deliveries.yardDecided', given) ?? `${{ granted: `It is granted`, denied: `It is denied`, accepted: `It is accepted`, refused: `It is refused`, other: `It is decided` }[given.status]}`

/** deliveries.yard.needs-answer: Needs your answer */
export const yardNeedsAnswer = () => translated("Needs your answer")

/** deliveries.yard.asks-skip: {truck} asks to skip one turn */
export const yardAsksSkip = (given: { truck: string | number }) => translatedWith('deliveries.yardAsksSkip', given) ?? `${given.truck} asks to skip one turn`

/** deliveries.yard.grant: Grant */
export const yardGrant = () => translated("Grant")

/** deliveries.yard.deny: Deny */
export const yardDeny = () => translated("Deny")

/** deliveries.yard.refuses-plant: {driver} refuses this plant */
export const yardRefusesPlant = (given: { driver: string | number }) => translatedWith('deliveries.yardRefusesPlant', given) ?? `${given.driver} refuses this plant`

/** deliveries.yard.accept: Accept */
export const yardAccept = () => translated("Accept")

/** deliveries.yard.refuse: Refuse */
export const yardRefuse = () => translated("Refuse")

/** deliveries.yard.called-and-loading: Called and loading */
export const yardCalledAndLoading = () => translated("Called and loading")

/** deliveries.yard.none-called: No truck is called. */
export const yardNoneCalled = () => translated("No truck is called.")

/** deliveries.yard.call-again: Call again */
export const yardCallAgain = () => translated("Call again")

/** deliveries.yard.called-again: {truck} is called again */
export const yardCalledAgain = (given: { truck: string | number }) => translatedWith('deliveries.yardCalledAgain', given) ?? `${given.truck} is called again`

/** deliveries.yard.again: Again */
export const yardAgain = () => translated("Again")

/** deliveries.yard.waiting: Waiting in the yard */
export const yardWaiting = () => translated("Waiting in the yard")

/** deliveries.yard.empty: The yard is empty. */
export const yardEmpty = () => translated("The yard is empty.")

/** deliveries.yard.coming-back: Coming back */
export const yardComingBack = () => translated("Coming back")

/** deliveries.yard.none-coming: No trucks on the way back. */
export const yardNoneComing = () => translated("No trucks on the way back.")

/** deliveries.yard.on-board: {m3} m³ on board */
export const yardOnBoard = (given: { m3: string | number }) => translatedWith('deliveries.yardOnBoard', given) ?? `${given.m3} m³ on board`

/** deliveries.yard.other-pour: To another pour */
export const yardOtherPour = () => translated("To another pour")

/** deliveries.yard.about: about {at} */
export const yardAbout = (given: { at: string | number }) => translatedWith('deliveries.yardAbout', given) ?? `about ${given.at}`

/** deliveries.yard.duty-left: {span} of duty left */
export const yardDutyLeft = (given: { span: string | number }) => translatedWith('deliveries.yardDutyLeft', given) ?? `${given.span} of duty left`

/** deliveries.yard.plant-and-line: Plant and line */
export const yardPlantAndLine = () => translated("Plant and line")

/** deliveries.called.title: Acknowledged list */
export const calledTitle = () => translated("Acknowledged list")

/** deliveries.called.not-answered: {truck} has not answered at {plant} */
export const calledNotAnswered = (given: { truck: string | number; plant: string | number }) => translatedWith('deliveries.calledNotAnswered', given) ?? `${given.truck} has not answered at ${given.plant}`

/** deliveries.called.not-answered-next: {truck} has not answered at {plant}: call the next truck */
export const calledNotAnsweredNext = (given: { truck: string | number; plant: string | number }) => translatedWith('deliveries.calledNotAnsweredNext', given) ?? `${given.truck} has not answered at ${given.plant}: call the next truck`

/** deliveries.called.all-plants: All my plants */
export const calledAllPlants = () => translated("All my plants")

/** deliveries.called.no-answer: No answer yet */
export const calledNoAnswer = () => translated("No answer yet")

/** deliveries.called.none: No truck is called */
export const calledNone = () => translated("No truck is called")

/** deliveries.called.none-means: Trucks called to a line appear here until they leave it. */
export const calledNoneMeans = () => translated("Trucks called to a line appear here until they leave it.")

/** deliveries.called.called-trucks: Called trucks */
export const calledCalledTrucks = () => translated("Called trucks")

/** deliveries.called.gate-alone: To the gate, no load yet */
export const calledGateAlone = () => translated("To the gate, no load yet")

/** deliveries.called.answered: answered {at} */
export const calledAnswered = (given: { at: string | number }) => translatedWith('deliveries.calledAnswered', given) ?? `answered ${given.at}`

/** deliveries.called.now: {truck} is {status} */
export const calledNow = (given: { truck: string | number; status: string | number }) => translatedWith('deliveries.calledNow', given) ?? `${given.truck} is ${given.status}`

/** deliveries.called.now-since: {truck} is {status} since {at} */
export const calledNowSince = (given: { truck: string | number; status: string | number; at: string | number }) => translatedWith('deliveries.calledNowSince', given) ?? `${given.truck} is ${given.status} since ${given.at}`

/** deliveries.called.load-named: {order}, load {no} */
export const calledLoadNamed = (given: { order: string | number; no: string | number }) => translatedWith('deliveries.calledLoadNamed', given) ?? `${given.order}, load ${given.no}`

/** deliveries.called.truck-named: truck {truck} */
export const calledTruckNamed = (given: { truck: string | number }) => translatedWith('deliveries.calledTruckNamed', given) ?? `truck ${given.truck}`

/** deliveries.line.batching-line: Batching line */
export const lineBatchingLine = () => translated("Batching line")

/** deliveries.line.all: All lines */
export const lineAll = () => translated("All lines")

/** deliveries.line.line: Line */
export const lineLine = () => translated("Line")

/** deliveries.line.load-is-on: The load is on {line} */
export const lineLoadIsOn = (given: { line: string | number }) => translatedWith('deliveries.lineLoadIsOn', given) ?? `The load is on ${given.line}`

/** deliveries.line.none: This plant has no batching line in service. */
export const lineNone = () => translated("This plant has no batching line in service.")

/** deliveries.discharge.placed: Placed at {minutes} min */
export const dischargePlaced = (given: { minutes: string | number }) => translatedWith('deliveries.dischargePlaced', given) ?? `Placed at ${given.minutes} min`

/** deliveries.discharge.over: {span} over the limit */
export const dischargeOver = (given: { span: string | number }) => translatedWith('deliveries.dischargeOver', given) ?? `${given.span} over the limit`

/** deliveries.discharge.left: {left} of {limit} min left */
export const dischargeLeft = (given: { left: string | number; limit: string | number }) => translatedWith('deliveries.dischargeLeft', given) ?? `${given.left} of ${given.limit} min left`

/** deliveries.print.copy: Print copy */
export const printCopy = () => translated("Print copy")

/** deliveries.print.ticket: Print ticket */
export const printTicket = () => translated("Print ticket")

/** deliveries.print.form: Print on pre-printed form */
export const printForm = () => translated("Print on pre-printed form")

/** deliveries.batch.record-no: Record batch {no} */
export const batchRecordNo = (given: { no: string | number }) => translatedWith('deliveries.batchRecordNo', given) ?? `Record batch ${given.no}`

/** deliveries.batch.recorded: Batch {no} recorded */
export const batchRecorded = (given: { no: string | number }) => translatedWith('deliveries.batchRecorded', given) ?? `Batch ${given.no} recorded`

/** deliveries.batch.no: Batch {no} */
export const batchNo = (given: { no: string | number }) => translatedWith('deliveries.batchNo', given) ?? `Batch ${given.no}`

/** deliveries.batch.left: {m3} m³ left to batch */
export const batchLeft = (given: { m3: string | number }) => translatedWith('deliveries.batchLeft', given) ?? `${given.m3} m³ left to batch`

/** deliveries.batch.this: This batch, m³ */
export const batchThis = () => translated("This batch, m³")

/** deliveries.batch.fill-in: Fill in targets */
export const batchFillIn = () => translated("Fill in targets")

/** deliveries.batch.target-silo: {kg} kg, silo {silo} */
export const batchTargetSilo = (given: { kg: string | number; silo: string | number }) => translatedWith('deliveries.batchTargetSilo', given) ?? `${given.kg} kg, silo ${given.silo}`

/** deliveries.batch.actual-of: {name}, actual kg */
export const batchActualOf = (given: { name: string | number }) => translatedWith('deliveries.batchActualOf', given) ?? `${given.name}, actual kg`

/** deliveries.batch.cause-of: {name}, cause */
export const batchCauseOf = (given: { name: string | number }) => translatedWith('deliveries.batchCauseOf', given) ?? `${given.name}, cause`

/** deliveries.batch.why-outside: Why it is outside */
export const batchWhyOutside = () => translated("Why it is outside")

/** deliveries.batch.say-why: {count, plural, one {Say why {names} is outside.} other {Say why {names} are outside.}} */
export const batchSayWhy = (given: { count: number; names: string | number }) => translatedWith('deliveries.batchSayWhy', given) ?? `${plural(given.count, { one: `Say why ${given.names} is outside.`, other: `Say why ${given.names} are outside.` })}`

/** deliveries.batch.updates: This updates stock, carbon and the discharge clock. */
export const batchUpdates = () => translated("This updates stock, carbon and the discharge clock.")

/** deliveries.batch.enter-all: Enter every weight. */
export const batchEnterAll = () => translated("Enter every weight.")

/** deliveries.batch.record: Record batch */
export const batchRecord = () => translated("Record batch")

/** deliveries.batch.moisture: Moisture of the aggregates */
export const batchMoisture = () => translated("Moisture of the aggregates")

/** deliveries.batch.free-moisture: Free moisture % */
export const batchFreeMoisture = () => translated("Free moisture %")

/** deliveries.batch.absorption: Absorption % */
export const batchAbsorption = () => translated("Absorption %")

/** deliveries.batch.of-name: of {name} */
export const batchOfName = (given: { name: string | number }) => translatedWith('deliveries.batchOfName', given) ?? `of ${given.name}`

/** deliveries.batch.free-moisture-of: free moisture of {name} */
export const batchFreeMoistureOf = (given: { name: string | number }) => translatedWith('deliveries.batchFreeMoistureOf', given) ?? `free moisture of ${given.name}`

/** deliveries.batch.absorption-of: absorption of {name} */
export const batchAbsorptionOf = (given: { name: string | number }) => translatedWith('deliveries.batchAbsorptionOf', given) ?? `absorption of ${given.name}`

/** deliveries.batch.as-number: Enter the {what} as a number. */
export const batchAsNumber = (given: { what: string | number }) => translatedWith('deliveries.batchAsNumber', given) ?? `Enter the ${given.what} as a number.`

/** deliveries.batch.outside: Outside */
export const batchOutside = () => translated("Outside")

/** deliveries.batch.nothing: Nothing weighed yet */
export const batchNothing = () => translated("Nothing weighed yet")

/** deliveries.batch.nothing-means: The weights of each batch appear here as the plant records them. */
export const batchNothingMeans = () => translated("The weights of each batch appear here as the plant records them.")

/** deliveries.batch.panel: Panel */
export const batchPanel = () => translated("Panel")

/** deliveries.batch.target: Target kg */
export const batchTarget = () => translated("Target kg")

/** deliveries.batch.actual: Actual kg */
export const batchActual = () => translated("Actual kg")

/** deliveries.batch.deviation: Deviation */
export const batchDeviation = () => translated("Deviation")

/** deliveries.rule.order-on-hold: The order is on hold; release it first */
export const ruleOrderOnHold = () => translated("The order is on hold; release it first")

/** deliveries.rule.choose-line: Choose a batching line */
export const ruleChooseLine = () => translated("Choose a batching line")

/** deliveries.rule.banned: {who} is banned from {what}: {reason} */
export const ruleBanned = (given: { who: string | number; what: string | number; reason: string | number }) => translatedWith('deliveries.ruleBanned', given) ?? `${given.who} is banned from ${given.what}: ${given.reason}`

/** deliveries.rule.no-pass: {who} has no valid {pass} */
export const ruleNoPass = (given: { who: string | number; pass: string | number }) => translatedWith('deliveries.ruleNoPass', given) ?? `${given.who} has no valid ${given.pass}`

/** deliveries.rule.plant-closed: {plant} is closed: {reason} */
export const rulePlantClosed = (given: { plant: string | number; reason: string | number }) => translatedWith('deliveries.rulePlantClosed', given) ?? `${given.plant} is closed: ${given.reason}`

/** deliveries.rule.plant-hours: {plant} works {hours} */
export const rulePlantHours = (given: { plant: string | number; hours: string | number }) => translatedWith('deliveries.rulePlantHours', given) ?? `${given.plant} works ${given.hours}`

/** deliveries.rule.no-mix: No mix makes this product at this batching line */
export const ruleNoMix = () => translated("No mix makes this product at this batching line")

/** deliveries.rule.the-mix: The mix */
export const ruleTheMix = () => translated("The mix")

/** deliveries.rule.mix-agreed: The project has agreed to {mix}, which this line does not make */
export const ruleMixAgreed = (given: { mix: string | number }) => translatedWith('deliveries.ruleMixAgreed', given) ?? `The project has agreed to ${given.mix}, which this line does not make`

/** deliveries.rule.not-approved: {mix} is not approved */
export const ruleNotApproved = (given: { mix: string | number }) => translatedWith('deliveries.ruleNotApproved', given) ?? `${given.mix} is not approved`

/** deliveries.rule.not-synced: The batching line has not acknowledged {mix} */
export const ruleNotSynced = (given: { mix: string | number }) => translatedWith('deliveries.ruleNotSynced', given) ?? `The batching line has not acknowledged ${given.mix}`

/** deliveries.rule.not-certified: {mix} is not on the certificate of this plant */
export const ruleNotCertified = (given: { mix: string | number }) => translatedWith('deliveries.ruleNotCertified', given) ?? `${given.mix} is not on the certificate of this plant`

/** deliveries.rule.certificate-expired: The certificate of this plant has expired */
export const ruleCertificateExpired = () => translated("The certificate of this plant has expired")

/** deliveries.rule.hours-short: {driver} has {left} minutes left, this load takes about {needed} */
export const ruleHoursShort = (given: { driver: string | number; left: string | number; needed: string | number }) => translatedWith('deliveries.ruleHoursShort', given) ?? `${given.driver} has ${given.left} minutes left, this load takes about ${given.needed}`

/** deliveries.rule.no-silo: No silo feeds {material} at this line */
export const ruleNoSilo = (given: { material: string | number }) => translatedWith('deliveries.ruleNoSilo', given) ?? `No silo feeds ${given.material} at this line`

/** deliveries.rule.silo-short: {material}: {level} kg in the silo, {needed} kg needed */
export const ruleSiloShort = (given: { material: string | number; level: string | number; needed: string | number }) => translatedWith('deliveries.ruleSiloShort', given) ?? `${given.material}: ${given.level} kg in the silo, ${given.needed} kg needed`

/** deliveries.rule.truck-small: {quantity} m³ is above the {most} m³ of truck {truck} */
export const ruleTruckSmall = (given: { quantity: string | number; most: string | number; truck: string | number }) => translatedWith('deliveries.ruleTruckSmall', given) ?? `${given.quantity} m³ is above the ${given.most} m³ of truck ${given.truck}`

/** deliveries.rule.site-small: {quantity} m³ is above the {most} m³ that this site takes */
export const ruleSiteSmall = (given: { quantity: string | number; most: string | number }) => translatedWith('deliveries.ruleSiteSmall', given) ?? `${given.quantity} m³ is above the ${given.most} m³ that this site takes`

/** deliveries.rule.truck-busy: Truck {truck} still carries {load} */
export const ruleTruckBusy = (given: { truck: string | number; load: string | number }) => translatedWith('deliveries.ruleTruckBusy', given) ?? `Truck ${given.truck} still carries ${given.load}`

/** deliveries.rule.driver-busy: The driver still carries {load} */
export const ruleDriverBusy = (given: { load: string | number }) => translatedWith('deliveries.ruleDriverBusy', given) ?? `The driver still carries ${given.load}`

/** deliveries.rule.called-for: Truck {truck} is called for {load} */
export const ruleCalledFor = (given: { truck: string | number; load: string | number }) => translatedWith('deliveries.ruleCalledFor', given) ?? `Truck ${given.truck} is called for ${given.load}`

/** deliveries.rule.called-already: Truck {truck} is called for this load */
export const ruleCalledAlready = (given: { truck: string | number }) => translatedWith('deliveries.ruleCalledAlready', given) ?? `Truck ${given.truck} is called for this load`

/** deliveries.rule.not-yours: You cannot override this: {what} */
export const ruleNotYours = (given: { what: string | number }) => translatedWith('deliveries.ruleNotYours', given) ?? `You cannot override this: ${given.what}`

/** deliveries.rule.other-trucks: The order asks for other trucks */
export const ruleOtherTrucks = () => translated("The order asks for other trucks")

/** deliveries.rule.not-batched: No batch is recorded */
export const ruleNotBatched = () => translated("No batch is recorded")

/** deliveries.rule.part-batched: {batched} of {quantity} m³ are batched */
export const rulePartBatched = (given: { batched: string | number; quantity: string | number }) => translatedWith('deliveries.rulePartBatched', given) ?? `${given.batched} of ${given.quantity} m³ are batched`

/** deliveries.rule.takes: {what} takes at least {minutes} minutes */
export const ruleTakes = (given: { what: string | number; minutes: string | number }) => translatedWith('deliveries.ruleTakes', given) ?? `${given.what} takes at least ${given.minutes} minutes`

/** deliveries.rule.way: The way to the site */
export const ruleWay = () => translated("The way to the site")

/** deliveries.rule.pour: A pour */
export const rulePour = () => translated("A pour")

/** deliveries.queue.call-first: This truck is not called for this load. Call it for the load first */
export const queueCallFirst = () => translated("This truck is not called for this load. Call it for the load first")

/** deliveries.queue.other-plant: This load is made at another plant */
export const queueOtherPlant = () => translated("This load is made at another plant")

/** deliveries.queue.assigned-only: Only an assigned or called load can get a truck */
export const queueAssignedOnly = () => translated("Only an assigned or called load can get a truck")

/** deliveries.queue.first-in-line: Truck {truck} is first in line. Give a reason to call this one */
export const queueFirstInLine = (given: { truck: string | number }) => translatedWith('deliveries.queueFirstInLine', given) ?? `Truck ${given.truck} is first in line. Give a reason to call this one`

/** deliveries.queue.none-fits: No truck in the queue fits this load. Give a reason to call this one */
export const queueNoneFits = () => translated("No truck in the queue fits this load. Give a reason to call this one")

/** deliveries.queue.no-rejection: There is no such rejection */
export const queueNoRejection = () => translated("There is no such rejection")

/** deliveries.queue.decided-already: It is already decided */
export const queueDecidedAlready = () => translated("It is already decided")

/** deliveries.queue.no-request: There is no such request */
export const queueNoRequest = () => translated("There is no such request")

/** deliveries.queue.no-plant: There is no such plant */
export const queueNoPlant = () => translated("There is no such plant")

/** deliveries.queue.plant-off: This plant is not in service */
export const queuePlantOff = () => translated("This plant is not in service")

/** deliveries.queue.driver-off: This driver is not in service */
export const queueDriverOff = () => translated("This driver is not in service")

/** deliveries.queue.no-driver: There is no such driver */
export const queueNoDriver = () => translated("There is no such driver")

/** deliveries.queue.truck-off: This truck is not in service */
export const queueTruckOff = () => translated("This truck is not in service")

/** deliveries.queue.rests: {who} rests: {why} */
export const queueRests = (given: { who: string | number; why: string | number }) => translatedWith('deliveries.queueRests', given) ?? `${given.who} rests: ${given.why}`

/** deliveries.queue.queued-already: It is already in the queue of {plant} */
export const queueQueuedAlready = (given: { plant: string | number }) => translatedWith('deliveries.queueQueuedAlready', given) ?? `It is already in the queue of ${given.plant}`

/** deliveries.queue.loading-already: This truck is already loading */
export const queueLoadingAlready = () => translated("This truck is already loading")

/** deliveries.queue.reason-words: Reason needs a few words */
export const queueReasonWords = () => translated("Reason needs a few words")

/** deliveries.ticket.preprint-first: Assign or call the load before pre-printing its ticket */
export const ticketPreprintFirst = () => translated("Assign or call the load before pre-printing its ticket")

/** deliveries.ticket.told-late: From positions that arrived late */
export const ticketToldLate = () => "From positions that arrived late"

/** deliveries.ticket.number-used: Its number is already used: {no} */
export const ticketNumberUsed = (given: { no: string | number }) => translatedWith('deliveries.ticketNumberUsed', given) ?? `Its number is already used: ${given.no}`

/** deliveries.ticket.choose-truck: Choose a truck */
export const ticketChooseTruck = () => translated("Choose a truck")

/** deliveries.ticket.no-truck: There is no such truck in service */
export const ticketNoTruck = () => translated("There is no such truck in service")

/** deliveries.ticket.choose-driver: Choose a driver */
export const ticketChooseDriver = () => translated("Choose a driver")

/** deliveries.ticket.no-driver: There is no such driver in service */
export const ticketNoDriver = () => translated("There is no such driver in service")

/** deliveries.ticket.other-driver: Another driver queues with this truck */
export const ticketOtherDriver = () => translated("Another driver queues with this truck")

/** deliveries.ticket.truck-elsewhere: This truck is at another plant */
export const ticketTruckElsewhere = () => translated("This truck is at another plant")

/** deliveries.ticket.truck-left: This truck is no longer in the queue */
export const ticketTruckLeft = () => translated("This truck is no longer in the queue")

/** deliveries.ticket.belongs: {load} belongs to its plant. Withdraw it and generate a new one there */
export const ticketBelongs = (given: { load: string | number }) => translatedWith('deliveries.ticketBelongs', given) ?? `${given.load} belongs to its plant. Withdraw it and generate a new one there`

/** deliveries.ticket.closed-lock: A closed delivery order cannot be locked */
export const ticketClosedLock = () => translated("A closed delivery order cannot be locked")

/** deliveries.ticket.locked-by: {name} has locked this delivery order */
export const ticketLockedBy = (given: { name: string | number }) => translatedWith('deliveries.ticketLockedBy', given) ?? `${given.name} has locked this delivery order`

/** deliveries.ticket.take-over: Only a dispatcher manager can take over a lock */
export const ticketTakeOver = () => translated("Only a dispatcher manager can take over a lock")

/** deliveries.ticket.no-number: It has no number yet. Pre-print or generate the ticket first */
export const ticketNoNumber = () => translated("It has no number yet. Pre-print or generate the ticket first")

/** deliveries.weigh.generated-only: Only a generated or loading delivery order can be batched */
export const weighGeneratedOnly = () => translated("Only a generated or loading delivery order can be batched")

/** deliveries.weigh.no-mix: This load has no mix */
export const weighNoMix = () => translated("This load has no mix")

/** deliveries.weigh.recorded: Batch {no} is already recorded */
export const weighRecorded = (given: { no: string | number }) => translatedWith('deliveries.weighRecorded', given) ?? `Batch ${given.no} is already recorded`

/** deliveries.weigh.batched: {batched} m³ of {quantity} m³ are already batched */
export const weighBatched = (given: { batched: string | number; quantity: string | number }) => translatedWith('deliveries.weighBatched', given) ?? `${given.batched} m³ of ${given.quantity} m³ are already batched`

/** deliveries.weigh.not-in-recipe: {material} is not in the recipe. Give its target */
export const weighNotInRecipe = (given: { material: string | number }) => translatedWith('deliveries.weighNotInRecipe', given) ?? `${given.material} is not in the recipe. Give its target`

/** deliveries.weigh.off: {material} is {percent} % off; say why */
export const weighOff = (given: { material: string | number; percent: string | number }) => translatedWith('deliveries.weighOff', given) ?? `${given.material} is ${given.percent} % off; say why`

/** deliveries.weigh.moisture-twice: This material has its moisture already */
export const weighMoistureTwice = () => translated("This material has its moisture already")

/** deliveries.weigh.not-in-batch: This material is not in the batch */
export const weighNotInBatch = () => translated("This material is not in the batch")

/** deliveries.weigh.twice: A material is listed twice */
export const weighTwice = () => translated("A material is listed twice")

/** deliveries.weigh.missing: Not weighed: {names} */
export const weighMissing = (given: { names: string | number }) => translatedWith('deliveries.weighMissing', given) ?? `Not weighed: ${given.names}`

/** deliveries.weigh.silo-elsewhere: This silo belongs to another plant */
export const weighSiloElsewhere = () => translated("This silo belongs to another plant")

/** deliveries.weigh.silo-other: {silo} holds another material */
export const weighSiloOther = (given: { silo: string | number }) => translatedWith('deliveries.weighSiloOther', given) ?? `${given.silo} holds another material`

/** deliveries.ledger.title: Concrete ledger */
export const ledgerTitle = () => translated("Concrete ledger")

/** deliveries.ledger.none-outside: No figure is outside its limit. */
export const ledgerNoneOutside = () => translated("No figure is outside its limit.")

/** deliveries.ledger.to: {least} to {most} */
export const ledgerTo = (given: { least: string | number; most: string | number }) => translatedWith('deliveries.ledgerTo', given) ?? `${given.least} to ${given.most}`

/** deliveries.ledger.at-most: at most {most} */
export const ledgerAtMost = (given: { most: string | number }) => translatedWith('deliveries.ledgerAtMost', given) ?? `at most ${given.most}`

/** deliveries.ledger.at-least: at least {least} */
export const ledgerAtLeast = (given: { least: string | number }) => translatedWith('deliveries.ledgerAtLeast', given) ?? `at least ${given.least}`

/** deliveries.paper.title: Delivery order */
export const paperTitle = () => translated("Delivery order")

/** deliveries.paper.order: order {order} · load {load} */
export const paperOrder = (given: { order: string | number; load: string | number }) => translatedWith('deliveries.paperOrder', given) ?? `order ${given.order} · load ${given.load}`

/** deliveries.paper.registration: Registration {no} */
export const paperRegistration = (given: { no: string | number }) => translatedWith('deliveries.paperRegistration', given) ?? `Registration ${given.no}`

/** deliveries.paper.certificate: Certificate {no} */
export const paperCertificate = (given: { no: string | number }) => translatedWith('deliveries.paperCertificate', given) ?? `Certificate ${given.no}`

/** deliveries.paper.purchase-order: Purchase order {no} */
export const paperPurchaseOrder = (given: { no: string | number }) => translatedWith('deliveries.paperPurchaseOrder', given) ?? `Purchase order ${given.no}`

/** deliveries.paper.deliver-to: Deliver to */
export const paperDeliverTo = () => translated("Deliver to")

/** deliveries.paper.contact: Contact */
export const paperContact = () => translated("Contact")

/** deliveries.paper.this-load: This load */
export const paperThisLoad = () => translated("This load")

/** deliveries.paper.so-far: Delivered so far */
export const paperSoFar = () => translated("Delivered so far")

/** deliveries.paper.strength-class: Strength class */
export const paperStrengthClass = () => translated("Strength class")

/** deliveries.paper.mix: Mix {mix} */
export const paperMix = (given: { mix: string | number }) => translatedWith('deliveries.paperMix', given) ?? `Mix ${given.mix}`

/** deliveries.paper.stone: Largest stone {size} mm */
export const paperStone = (given: { size: string | number }) => translatedWith('deliveries.paperStone', given) ?? `Largest stone ${given.size} mm`

/** deliveries.paper.water-binder: Water/binder {ratio} */
export const paperWaterBinder = (given: { ratio: string | number }) => translatedWith('deliveries.paperWaterBinder', given) ?? `Water/binder ${given.ratio}`

/** deliveries.paper.add-ons: Add-on products */
export const paperAddOns = () => translated("Add-on products")

/** deliveries.paper.structure: Structure */
export const paperStructure = () => translated("Structure")

/** deliveries.paper.pump: Pump {pump} */
export const paperPump = (given: { pump: string | number }) => translatedWith('deliveries.paperPump', given) ?? `Pump ${given.pump}`

/** deliveries.paper.batch: Batch no. {no} */
export const paperBatch = (given: { no: string | number }) => translatedWith('deliveries.paperBatch', given) ?? `Batch no. ${given.no}`

/** deliveries.paper.carbon: Embodied carbon */
export const paperCarbon = () => translated("Embodied carbon")

/** deliveries.paper.carbon-stage: A1, materials */
export const paperCarbonStage = () => translated("A1, materials")

/** deliveries.paper.on-site: On site */
export const paperOnSite = () => translated("On site")

/** deliveries.paper.pour-start: Pour start */
export const paperPourStart = () => translated("Pour start")

/** deliveries.paper.pour-end: Pour end */
export const paperPourEnd = () => translated("Pour end")

/** deliveries.paper.back: Back */
export const paperBack = () => translated("Back")

/** deliveries.paper.water-added: Water added at site */
export const paperWaterAdded = () => translated("Water added at site")

/** deliveries.paper.whose-request: On whose request */
export const paperWhoseRequest = () => translated("On whose request")

/** deliveries.paper.site-slump: Slump at site */
export const paperSiteSlump = () => translated("Slump at site")

/** deliveries.paper.temperature: Temperature */
export const paperTemperature = () => translated("Temperature")

/** deliveries.paper.received: Received in good order */
export const paperReceived = () => translated("Received in good order")

/** deliveries.paper.sign: Name, signature and time */
export const paperSign = () => translated("Name, signature and time")

/** deliveries.paper.caution: Fresh concrete is caustic: wear gloves, boots and eye protection, and wash skin at once. Water added at the site changes the strength and the warranty. */
export const paperCaution = () => translated("Fresh concrete is caustic: wear gloves, boots and eye protection, and wash skin at once. Water added at the site changes the strength and the warranty.")

/** deliveries.paper.outside: outside */
export const paperOutside = () => translated("outside")

/** deliveries.paper.revision: revision {no} */
export const paperRevision = (given: { no: string | number }) => translatedWith('deliveries.paperRevision', given) ?? `revision ${given.no}`

/** deliveries.paper.copy: copy */
export const paperCopy = () => translated("copy")

/** deliveries.check.note: Checks of a batch, of fresh concrete and of a truck by their standards. Nothing is saved. */
export const checkNote = () => translated("Checks of a batch, of fresh concrete and of a truck by their standards. Nothing is saved.")
