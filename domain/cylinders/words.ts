// Made by `npm run words` from words.en.json.
import { showNumber } from '../kit/figures'
import { translated, translatedWith } from '../kit/translated'
import { plural } from '../kit/sentence'

/** cylinders.dry.title: Dry tests */
export const dryTitle = () => translated("Dry tests")

/** cylinders.dry.to-crush: {count} to crush */
export const dryToCrush = (given: { count: string | number }) => translatedWith('cylinders.dryToCrush', given) ?? `${given.count} to crush`

/** cylinders.dry.note: Planned up to {day}. Press Enter or take a reading from caliper or press to go to the next field, then save. */
export const dryNote = (given: { day: string | number }) => translatedWith('cylinders.dryNote', given) ?? `Planned up to ${given.day}. Press Enter or take a reading from caliper or press to go to the next field, then save.`

/** cylinders.dry.print-labels: Print labels */
export const dryPrintLabels = () => translated("Print labels")

/** cylinders.dry.sheet-for-press: Sheet for the press */
export const drySheetForPress = () => translated("Sheet for the press")

/** cylinders.dry.unknown: There is no specimen {label} in your laboratories. */
export const dryUnknown = (given: { label: string | number }) => translatedWith('cylinders.dryUnknown', given) ?? `There is no specimen ${given.label} in your laboratories.`

/** cylinders.dry.all-done: All due specimens are crushed */
export const dryAllDone = () => translated("All due specimens are crushed")

/** cylinders.dry.all-done-means: Results are in lab info and in the approval inbox. */
export const dryAllDoneMeans = () => translated("Results are in lab info and in the approval inbox.")

/** cylinders.dry.late: Late, {day} */
export const dryLate = (given: { day: string | number }) => translatedWith('cylinders.dryLate', given) ?? `Late, ${given.day}`

/** cylinders.dry.saved-badge: Saved */
export const drySavedBadge = () => translated("Saved")

/** cylinders.dry.not-sent: Not sent */
export const dryNotSent = () => translated("Not sent")

/** cylinders.dry.due: Due {when} */
export const dryDue = (given: { when: string | number }) => translatedWith('cylinders.dryDue', given) ?? `Due ${given.when}`

/** cylinders.dry.declined-because: Declined: {why} */
export const dryDeclinedBecause = (given: { why: string | number }) => translatedWith('cylinders.dryDeclinedBecause', given) ?? `Declined: ${given.why}`

/** cylinders.dry.facts: cast {day}, specified {strength} MPa, due {when} */
export const dryFacts = (given: { day: string | number; strength: string | number; when: string | number }) => translatedWith('cylinders.dryFacts', given) ?? `cast ${given.day}, specified ${given.strength} MPa, due ${given.when}`

/** cylinders.dry.tank: Tank {tank} */
export const dryTank = (given: { tank: string | number }) => translatedWith('cylinders.dryTank', given) ?? `Tank ${given.tank}`

/** cylinders.dry.tested-on: Tested on */
export const dryTestedOn = () => translated("Tested on")

/** cylinders.dry.save-anyway: Save anyway */
export const drySaveAnyway = () => translated("Save anyway")

/** cylinders.dry.save-submit: Save and submit */
export const drySaveSubmit = () => translated("Save and submit")

/** cylinders.dry.save-submit-anyway: Save anyway and submit */
export const drySaveSubmitAnyway = () => translated("Save anyway and submit")

/** cylinders.dry.before: Before: */
export const dryBefore = () => translated("Before:")

/** cylinders.dry.fracture: Fracture */
export const dryFracture = () => translated("Fracture")

/** cylinders.dry.not-said: Not given */
export const dryNotSaid = () => translated("Not given")

/** cylinders.dry.press: Press */
export const dryPress = () => translated("Press")

/** cylinders.dry.press-valid: {press}, valid to {day} */
export const dryPressValid = (given: { press: string | number; day: string | number }) => translatedWith('cylinders.dryPressValid', given) ?? `${given.press}, valid to ${given.day}`

/** cylinders.dry.press-expired: {press}, expired {day} */
export const dryPressExpired = (given: { press: string | number; day: string | number }) => translatedWith('cylinders.dryPressExpired', given) ?? `${given.press}, expired ${given.day}`

/** cylinders.dry.manager-reason: Reason of the laboratory manager */
export const dryManagerReason = () => translated("Reason of the laboratory manager")

/** cylinders.dry.check-again: Check the readings, then save again. */
export const dryCheckAgain = () => translated("Check the readings, then save again.")

/** cylinders.dry.check-readings: check the readings: {what} */
export const dryCheckReadings = (given: { what: string | number }) => translatedWith('cylinders.dryCheckReadings', given) ?? `check the readings: ${given.what}`

/** cylinders.dry.no-result: {test}, no result yet */
export const dryNoResult = (given: { test: string | number }) => translatedWith('cylinders.dryNoResult', given) ?? `${given.test}, no result yet`

/** cylinders.dry.saved-strength: {test}, {strength} MPa saved */
export const drySavedStrength = (given: { test: string | number; strength: string | number }) => translatedWith('cylinders.drySavedStrength', given) ?? `${given.test}, ${given.strength} MPa saved`

/** cylinders.dry.saved: Dry test saved */
export const drySaved = () => translated("Dry test saved")

/** cylinders.dry.submitted: Result submitted */
export const drySubmitted = () => translated("Result submitted")

/** cylinders.dry.not-counted: Does not count */
export const dryNotCounted = () => translated("Does not count")

/** cylinders.dry.not-counted-also: , does not count */
export const dryNotCountedAlso = () => translated(", does not count")

/** cylinders.dry.days: {count, plural, one {# day} other {# days}} */
export const dryDays = (given: { count: number }) => translatedWith('cylinders.dryDays', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} day`, other: `${showNumber(given.count)} days` })}`

/** cylinders.dry.hours: {count, plural, one {# hour} other {# hours}} */
export const dryHours = (given: { count: number }) => translatedWith('cylinders.dryHours', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} hour`, other: `${showNumber(given.count)} hours` })}`

/** cylinders.dry.days-short: {count} d */
export const dryDaysShort = (given: { count: string | number }) => translatedWith('cylinders.dryDaysShort', given) ?? `${given.count} d`

/** cylinders.dry.hours-short: {count} h */
export const dryHoursShort = (given: { count: string | number }) => translatedWith('cylinders.dryHoursShort', given) ?? `${given.count} h`

/** cylinders.dry.within-hours: {when} ± {hours} h */
export const dryWithinHours = (given: { when: string | number; hours: string | number }) => translatedWith('cylinders.dryWithinHours', given) ?? `${given.when} ± ${given.hours} h`

/** cylinders.reading.diameter-1: Diameter 1 */
export const readingDiameter1 = () => translated("Diameter 1")

/** cylinders.reading.diameter-2: Diameter 2 */
export const readingDiameter2 = () => translated("Diameter 2")

/** cylinders.reading.side-1: Side 1 */
export const readingSide1 = () => translated("Side 1")

/** cylinders.reading.side-2: Side 2 */
export const readingSide2 = () => translated("Side 2")

/** cylinders.reading.length: Length */
export const readingLength = () => translated("Length")

/** cylinders.reading.mass: Mass */
export const readingMass = () => translated("Mass")

/** cylinders.reading.load: Maximum load */
export const readingLoad = () => translated("Maximum load")

/** cylinders.upload.title: Upload */
export const uploadTitle = () => translated("Upload")

/** cylinders.upload.from-sheet: From a sheet */
export const uploadFromSheet = () => translated("From a sheet")

/** cylinders.upload.how: Fill in the press sheet, or let the press do it, then upload it as Excel or CSV. */
export const uploadHow = () => translated("Fill in the press sheet, or let the press do it, then upload it as Excel or CSV.")

/** cylinders.upload.sheet: Sheet */
export const uploadSheet = () => translated("Sheet")

/** cylinders.upload.submit-now: Submit now */
export const uploadSubmitNow = () => translated("Submit now")

/** cylinders.upload.checked: Unusual results are checked */
export const uploadChecked = () => translated("Unusual results are checked")

/** cylinders.upload.results: Upload results */
export const uploadResults = () => translated("Upload results")

/** cylinders.scan.label: Scan label */
export const scanLabel = () => translated("Scan label")

/** cylinders.scan.hold: Hold the code of the specimen in front of the camera. */
export const scanHold = () => translated("Hold the code of the specimen in front of the camera.")

/** cylinders.scan.no-label: This code is not a label of a specimen. */
export const scanNoLabel = () => translated("This code is not a label of a specimen.")

/** cylinders.scan.no-camera: The camera may not be used. Allow it in the browser, or scan with the camera app. */
export const scanNoCamera = () => translated("The camera may not be used. Allow it in the browser, or scan with the camera app.")

/** cylinders.doubt.early: The {count}-{unit, select, hour {hour} other {day}} specimens are {hours} h old, {early} h early; tolerance ±{tolerance} h */
export const doubtEarly = (given: { count: string | number; unit: 'hour' | 'other'; hours: string | number; early: string | number; tolerance: string | number }) => translatedWith('cylinders.doubtEarly', given) ?? `The ${given.count}-${{ hour: `hour`, other: `day` }[given.unit]} specimens are ${given.hours} h old, ${given.early} h early; tolerance ±${given.tolerance} h`

/** cylinders.doubt.odd: {label}: {load} kN gives {strength}; {specified} MPa is specified */
export const doubtOdd = (given: { label: string | number; load: string | number; strength: string | number; specified: string | number }) => translatedWith('cylinders.doubtOdd', given) ?? `${given.label}: ${given.load} kN gives ${given.strength}; ${given.specified} MPa is specified`

/** cylinders.doubt.fallen: {age} gives {strength}, less than {before} at {earlier} */
export const doubtFallen = (given: { age: string | number; strength: string | number; before: string | number; earlier: string | number }) => translatedWith('cylinders.doubtFallen', given) ?? `${given.age} gives ${given.strength}, less than ${given.before} at ${given.earlier}`

/** cylinders.doubt.check-first: Check before you save. {what} */
export const doubtCheckFirst = (given: { what: string | number }) => translatedWith('cylinders.doubtCheckFirst', given) ?? `Check before you save. ${given.what}`

/** cylinders.press.none: {no} is not a press */
export const pressNone = (given: { no: string | number }) => translatedWith('cylinders.pressNone', given) ?? `${given.no} is not a press`

/** cylinders.press.off: Press {no} is not in service */
export const pressOff = (given: { no: string | number }) => translatedWith('cylinders.pressOff', given) ?? `Press ${given.no} is not in service`

/** cylinders.press.elsewhere: Press {no} is in another laboratory than this set */
export const pressElsewhere = (given: { no: string | number }) => translatedWith('cylinders.pressElsewhere', given) ?? `Press ${given.no} is in another laboratory than this set`

/** cylinders.press.choose-another: {fault}. Choose another press; a laboratory manager may take the result with a reason */
export const pressChooseAnother = (given: { fault: string | number }) => translatedWith('cylinders.pressChooseAnother', given) ?? `${given.fault}. Choose another press; a laboratory manager may take the result with a reason`

/** cylinders.press.manager-alone: A laboratory manager may take a result from a press out of calibration */
export const pressManagerAlone = () => translated("A laboratory manager may take a result from a press out of calibration")

/** cylinders.wet.title: Wet tests */
export const wetTitle = () => translated("Wet tests")

/** cylinders.wet.of: Wet test {test} */
export const wetOf = (given: { test: string | number }) => translatedWith('cylinders.wetOf', given) ?? `Wet test ${given.test}`

/** cylinders.wet.none: No sets to sample */
export const wetNone = () => translated("No sets to sample")

/** cylinders.wet.ready: Ready for pick-up */
export const wetReady = () => translated("Ready for pick-up")

/** cylinders.wet.none-means: Sets appear here when tickets are generated for loads whose orders require tests. */
export const wetNoneMeans = () => translated("Sets appear here when tickets are generated for loads whose orders require tests.")

/** cylinders.wet.save-next: Save and next */
export const wetSaveNext = () => translated("Save and next")

/** cylinders.wet.note: {project}, {site}. {product}, delivery order {no}, {kind} × {count}. */
export const wetNote = (given: { project: string | number; site: string | number; product: string | number; no: string | number; kind: string | number; count: string | number }) => translatedWith('cylinders.wetNote', given) ?? `${given.project}, ${given.site}. ${given.product}, delivery order ${given.no}, ${given.kind} × ${given.count}.`

/** cylinders.wet.to-sample: To be sampled */
export const wetToSample = () => translated("To be sampled")

/** cylinders.wet.fresh: Fresh concrete */
export const wetFresh = () => translated("Fresh concrete")

/** cylinders.wet.sampled-on: Sampled on */
export const wetSampledOn = () => translated("Sampled on")

/** cylinders.wet.where: Where */
export const wetWhere = () => translated("Where")

/** cylinders.wet.at-site: At the site */
export const wetAtSite = () => translated("At the site")

/** cylinders.wet.at-plant: At the plant */
export const wetAtPlant = () => translated("At the plant")

/** cylinders.wet.in-laboratory: In the laboratory */
export const wetInLaboratory = () => translated("In the laboratory")

/** cylinders.wet.ordered-slump: Ordered {least}–{most} mm */
export const wetOrderedSlump = (given: { least: string | number; most: string | number }) => translatedWith('cylinders.wetOrderedSlump', given) ?? `Ordered ${given.least}–${given.most} mm`

/** cylinders.wet.slump: Slump */
export const wetSlump = () => translated("Slump")

/** cylinders.wet.air-temperature: Air temperature */
export const wetAirTemperature = () => translated("Air temperature")

/** cylinders.wet.air-content: Air content */
export const wetAirContent = () => translated("Air content")

/** cylinders.wet.full-pot: Full pot */
export const wetFullPot = () => translated("Full pot")

/** cylinders.wet.cast-into: Cast into */
export const wetCastInto = () => translated("Cast into")

/** cylinders.wet.sampled-by: Sampled by */
export const wetSampledBy = () => translated("Sampled by")

/** cylinders.wet.tank: Tank */
export const wetTank = () => translated("Tank")

/** cylinders.wet.water: Water */
export const wetWater = () => translated("Water")

/** cylinders.wet.saved: Wet test saved */
export const wetSaved = () => translated("Wet test saved")

/** cylinders.wet.received: Set received */
export const wetReceived = () => translated("Set received")

/** cylinders.certificate.title: Certificate of compressive strength */
export const certificateTitle = () => translated("Certificate of compressive strength")

/** cylinders.certificate.issued: Issued */
export const certificateIssued = () => translated("Issued")

/** cylinders.certificate.laboratory: Laboratory */
export const certificateLaboratory = () => translated("Laboratory")

/** cylinders.certificate.no-laboratory: none named */
export const certificateNoLaboratory = () => translated("none named")

/** cylinders.certificate.accreditation: {laboratory}, accreditation {no} */
export const certificateAccreditation = (given: { laboratory: string | number; no: string | number }) => translatedWith('cylinders.certificateAccreditation', given) ?? `${given.laboratory}, accreditation ${given.no}`

/** cylinders.certificate.test: Test */
export const certificateTest = () => translated("Test")

/** cylinders.certificate.load: Load and concrete */
export const certificateLoad = () => translated("Load and concrete")

/** cylinders.certificate.cast: Cast */
export const certificateCast = () => translated("Cast")

/** cylinders.certificate.age: Age */
export const certificateAge = () => translated("Age")

/** cylinders.certificate.tested: Tested */
export const certificateTested = () => translated("Tested")

/** cylinders.certificate.specified: Specified MPa */
export const certificateSpecified = () => translated("Specified MPa")

/** cylinders.certificate.result: Result MPa */
export const certificateResult = () => translated("Result MPa")

/** cylinders.certificate.verdict: Verdict */
export const certificateVerdict = () => translated("Verdict")

/** cylinders.certificate.specimen: Specimen */
export const certificateSpecimen = () => translated("Specimen")

/** cylinders.certificate.size: Type and size, mm */
export const certificateSize = () => translated("Type and size, mm")

/** cylinders.certificate.mass: Mass kg */
export const certificateMass = () => translated("Mass kg")

/** cylinders.certificate.force: Load kN */
export const certificateForce = () => translated("Load kN")

/** cylinders.certificate.early: early age, not judged */
export const certificateEarly = () => translated("early age, not judged")

/** cylinders.certificate.complies: complies */
export const certificateComplies = () => translated("complies")

/** cylinders.certificate.below-specified: below specified */
export const certificateBelowSpecified = () => translated("below specified")

/** cylinders.certificate.below-limit: below limit */
export const certificateBelowLimit = () => translated("below limit")

/** cylinders.certificate.no-count: does not count */
export const certificateNoCount = () => translated("does not count")

/** cylinders.certificate.not-judged: not judged */
export const certificateNotJudged = () => translated("not judged")

/** cylinders.certificate.left-out: {label}, left out: {why} */
export const certificateLeftOut = (given: { label: string | number; why: string | number }) => translatedWith('cylinders.certificateLeftOut', given) ?? `${given.label}, left out: ${given.why}`

/** cylinders.certificate.fracture-type: type {no} */
export const certificateFractureType = (given: { no: string | number }) => translatedWith('cylinders.certificateFractureType', given) ?? `type ${given.no}`

/** cylinders.certificate.cylinder: cylinder */
export const certificateCylinder = () => translated("cylinder")

/** cylinders.certificate.cube: cube */
export const certificateCube = () => translated("cube")

/** cylinders.certificate.site: of {site} */
export const certificateSite = (given: { site: string | number }) => translatedWith('cylinders.certificateSite', given) ?? `of ${given.site}`

/** cylinders.certificate.cast-at: cast {at} */
export const certificateCastAt = (given: { at: string | number }) => translatedWith('cylinders.certificateCastAt', given) ?? `cast ${given.at}`

/** cylinders.certificate.sampled-by: sampled by {name} */
export const certificateSampledBy = (given: { name: string | number }) => translatedWith('cylinders.certificateSampledBy', given) ?? `sampled by ${given.name}`

/** cylinders.certificate.slump-none: slump not measured */
export const certificateSlumpNone = () => translated("slump not measured")

/** cylinders.certificate.slump: slump {slump} mm */
export const certificateSlump = (given: { slump: string | number }) => translatedWith('cylinders.certificateSlump', given) ?? `slump ${given.slump} mm`

/** cylinders.certificate.temperature-none: temperature not measured */
export const certificateTemperatureNone = () => translated("temperature not measured")

/** cylinders.certificate.air: air {air} % */
export const certificateAir = (given: { air: string | number }) => translatedWith('cylinders.certificateAir', given) ?? `air ${given.air} %`

/** cylinders.certificate.curing-none: curing not recorded */
export const certificateCuringNone = () => translated("curing not recorded")

/** cylinders.certificate.demoulded: demoulded {at} */
export const certificateDemoulded = (given: { at: string | number }) => translatedWith('cylinders.certificateDemoulded', given) ?? `demoulded ${given.at}`

/** cylinders.certificate.cured-tank: cured in tank {tank} from {at} */
export const certificateCuredTank = (given: { tank: string | number; at: string | number }) => translatedWith('cylinders.certificateCuredTank', given) ?? `cured in tank ${given.tank} from ${given.at}`

/** cylinders.certificate.cured-water: cured in water from {at} */
export const certificateCuredWater = (given: { at: string | number }) => translatedWith('cylinders.certificateCuredWater', given) ?? `cured in water from ${given.at}`

/** cylinders.certificate.water-temperature-none: temperature not recorded */
export const certificateWaterTemperatureNone = () => translated("temperature not recorded")

/** cylinders.certificate.pressed: pressed {at} by {method}, {press} */
export const certificatePressed = (given: { at: string | number; method: string | number; press: string | number }) => translatedWith('cylinders.certificatePressed', given) ?? `pressed ${given.at} by ${given.method}, ${given.press}`

/** cylinders.certificate.press-none: press not recorded */
export const certificatePressNone = () => translated("press not recorded")

/** cylinders.certificate.press: press {no} */
export const certificatePress = (given: { no: string | number }) => translatedWith('cylinders.certificatePress', given) ?? `press ${given.no}`

/** cylinders.certificate.calibration: calibration {no} of {from}, valid to {until} */
export const certificateCalibration = (given: { no: string | number; from: string | number; until: string | number }) => translatedWith('cylinders.certificateCalibration', given) ?? `calibration ${given.no} of ${given.from}, valid to ${given.until}`

/** cylinders.certificate.press-uncertainty-none: uncertainty not recorded */
export const certificatePressUncertaintyNone = () => translated("uncertainty not recorded")

/** cylinders.certificate.press-uncertainty: uncertainty of the load {percent} % (k = 2) */
export const certificatePressUncertainty = (given: { percent: string | number }) => translatedWith('cylinders.certificatePressUncertainty', given) ?? `uncertainty of the load ${given.percent} % (k = 2)`

/** cylinders.certificate.laboratory-none: laboratory not named */
export const certificateLaboratoryNone = () => translated("laboratory not named")

/** cylinders.certificate.deviation: Deviation: {text} */
export const certificateDeviation = (given: { text: string | number }) => translatedWith('cylinders.certificateDeviation', given) ?? `Deviation: ${given.text}`

/** cylinders.certificate.uncertainty: ± is the expanded uncertainty of the result, MPa: coverage factor k = 2, coverage probability about 95 %. {sources}. */
export const certificateUncertainty = (given: { sources: string | number }) => translatedWith('cylinders.certificateUncertainty', given) ?? `± is the expanded uncertainty of the result, MPa: coverage factor k = 2, coverage probability about 95 %. ${given.sources}.`

/** cylinders.certificate.uncertainty-source: {kind} by {method}: {value}, {source} */
export const certificateUncertaintySource = (given: { kind: string | number; method: string | number; value: string | number; source: string | number }) => translatedWith('cylinders.certificateUncertaintySource', given) ?? `${given.kind} by ${given.method}: ${given.value}, ${given.source}`

/** cylinders.certificate.percent-of-result: {value} % of the result */
export const certificatePercentOfResult = (given: { value: string | number }) => translatedWith('cylinders.certificatePercentOfResult', given) ?? `${given.value} % of the result`

/** cylinders.certificate.uncertainty-none: The laboratory states no measurement uncertainty for {tests}. */
export const certificateUncertaintyNone = (given: { tests: string | number }) => translatedWith('cylinders.certificateUncertaintyNone', given) ?? `The laboratory states no measurement uncertainty for ${given.tests}.`

/** cylinders.certificate.at-age: {test} at {age} */
export const certificateAtAge = (given: { test: string | number; age: string | number }) => translatedWith('cylinders.certificateAtAge', given) ?? `${given.test} at ${given.age}`

/** cylinders.certificate.against: {test}, {mean} against {limit} MPa */
export const certificateAgainst = (given: { test: string | number; mean: string | number; limit: string | number }) => translatedWith('cylinders.certificateAgainst', given) ?? `${given.test}, ${given.mean} against ${given.limit} MPa`

/** cylinders.certificate.decision: Nearer to a limit than the uncertainty: {tests}. Decision rule: simple acceptance, as EN 206 judges. The result is compared with the limit as it is, whatever its uncertainty. */
export const certificateDecision = (given: { tests: string | number }) => translatedWith('cylinders.certificateDecision', given) ?? `Nearer to a limit than the uncertainty: ${given.tests}. Decision rule: simple acceptance, as EN 206 judges. The result is compared with the limit as it is, whatever its uncertainty.`

/** cylinders.certificate.statement: We certify that the specimens were made, cured and tested as stated above. The results are of these specimens alone. Issued by {name}. */
export const certificateStatement = (given: { name: string | number }) => translatedWith('cylinders.certificateStatement', given) ?? `We certify that the specimens were made, cured and tested as stated above. The results are of these specimens alone. Issued by ${given.name}.`

/** cylinders.certificate.invalid: This certificate is invalid: {why} */
export const certificateInvalid = (given: { why: string | number }) => translatedWith('cylinders.certificateInvalid', given) ?? `This certificate is invalid: ${given.why}`

/** cylinders.certificate.corrected: corrected */
export const certificateCorrected = () => translated("corrected")

/** cylinders.info.search: Test, delivery order, project */
export const infoSearch = () => translated("Test, delivery order, project")

/** cylinders.info.work: Work of the laboratory */
export const infoWork = () => translated("Work of the laboratory")

/** cylinders.info.enter-dry: Enter dry tests */
export const infoEnterDry = () => translated("Enter dry tests")

/** cylinders.info.nothing: Nothing to do here for your laboratory. */
export const infoNothing = () => translated("Nothing to do here for your laboratory.")

/** cylinders.info.tanks: {house}: {curing} of {capacity} specimens in the tanks */
export const infoTanks = (given: { house: string | number; curing: string | number; capacity: string | number }) => translatedWith('cylinders.infoTanks', given) ?? `${given.house}: ${given.curing} of ${given.capacity} specimens in the tanks`

/** cylinders.week.note: {total} results due, {done} crushed. Figures are MPa. */
export const weekNote = (given: { total: string | number; done: string | number }) => translatedWith('cylinders.weekNote', given) ?? `${given.total} results due, ${given.done} crushed. Figures are MPa.`

/** cylinders.week.note-slipped: {total} results due, {done} crushed, {late} slipped. Figures are MPa. */
export const weekNoteSlipped = (given: { total: string | number; done: string | number; late: string | number }) => translatedWith('cylinders.weekNoteSlipped', given) ?? `${given.total} results due, ${given.done} crushed, ${given.late} slipped. Figures are MPa.`

/** cylinders.week.earlier: {count, plural, one {# result of an earlier week is overdue} other {# results of earlier weeks are overdue}} */
export const weekEarlier = (given: { count: number }) => translatedWith('cylinders.weekEarlier', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} result of an earlier week is overdue`, other: `${showNumber(given.count)} results of earlier weeks are overdue` })}`

/** cylinders.week.every-laboratory: Every laboratory */
export const weekEveryLaboratory = () => translated("Every laboratory")

/** cylinders.week.before: The week before */
export const weekBefore = () => translated("The week before")

/** cylinders.week.this: This week */
export const weekThis = () => translated("This week")

/** cylinders.week.after: The week after */
export const weekAfter = () => translated("The week after")

/** cylinders.week.closed: Closed */
export const weekClosed = () => translated("Closed")

/** cylinders.week.nothing: Nothing due */
export const weekNothing = () => translated("Nothing due")

/** cylinders.week.not-sampled: not sampled */
export const weekNotSampled = () => translated("not sampled")

/** cylinders.week.slipped: slipped */
export const weekSlipped = () => translated("slipped")

/** cylinders.week.due: due */
export const weekDue = () => translated("due")

/** cylinders.week.no-open-day: {set}, no open day in its tolerance */
export const weekNoOpenDay = (given: { set: string | number }) => translatedWith('cylinders.weekNoOpenDay', given) ?? `${given.set}, no open day in its tolerance`

/** cylinders.set.submit: Submit {age} */
export const setSubmit = (given: { age: string | number }) => translatedWith('cylinders.setSubmit', given) ?? `Submit ${given.age}`

/** cylinders.set.pass: Pass on {age} */
export const setPass = (given: { age: string | number }) => translatedWith('cylinders.setPass', given) ?? `Pass on ${given.age}`

/** cylinders.set.approve: Approve {age} */
export const setApprove = (given: { age: string | number }) => translatedWith('cylinders.setApprove', given) ?? `Approve ${given.age}`

/** cylinders.set.submitted: {age} result submitted */
export const setSubmitted = (given: { age: string | number }) => translatedWith('cylinders.setSubmitted', given) ?? `${given.age} result submitted`

/** cylinders.set.passed: {age} result passed on to the manager */
export const setPassed = (given: { age: string | number }) => translatedWith('cylinders.setPassed', given) ?? `${given.age} result passed on to the manager`

/** cylinders.set.approved: {age} result approved */
export const setApproved = (given: { age: string | number }) => translatedWith('cylinders.setApproved', given) ?? `${given.age} result approved`

/** cylinders.set.withdrawn: Withdrawn: {why} */
export const setWithdrawn = (given: { why: string | number }) => translatedWith('cylinders.setWithdrawn', given) ?? `Withdrawn: ${given.why}`

/** cylinders.set.planned: planned {day} */
export const setPlanned = (given: { day: string | number }) => translatedWith('cylinders.setPlanned', given) ?? `planned ${given.day}`

/** cylinders.set.delete-ask: Ask to delete {test}? */
export const setDeleteAsk = (given: { test: string | number }) => translatedWith('cylinders.setDeleteAsk', given) ?? `Ask to delete ${given.test}?`

/** cylinders.set.manager-decides: The manager decides. */
export const setManagerDecides = () => translated("The manager decides.")

/** cylinders.set.delete-sent: Request sent to the manager */
export const setDeleteSent = () => translated("Request sent to the manager")

/** cylinders.set.leave-out: Leave out specimen, {age} */
export const setLeaveOut = (given: { age: string | number }) => translatedWith('cylinders.setLeaveOut', given) ?? `Leave out specimen, ${given.age}`

/** cylinders.set.leave-out-of: Leave a specimen of {age} out of the mean */
export const setLeaveOutOf = (given: { age: string | number }) => translatedWith('cylinders.setLeaveOutOf', given) ?? `Leave a specimen of ${given.age} out of the mean`

/** cylinders.set.recalculated: Mean recalculated */
export const setRecalculated = () => translated("Mean recalculated")

/** cylinders.set.correct-readings: Correct readings, {age} */
export const setCorrectReadings = (given: { age: string | number }) => translatedWith('cylinders.setCorrectReadings', given) ?? `Correct readings, ${given.age}`

/** cylinders.set.find: Type the number of a test, or scan the label of a specimen. */
export const setFind = () => translated("Type the number of a test, or scan the label of a specimen.")

/** cylinders.set.no-such: There is no cylinder test {no}. */
export const setNoSuch = (given: { no: string | number }) => translatedWith('cylinders.setNoSuch', given) ?? `There is no cylinder test ${given.no}.`

/** cylinders.set.test-or-specimen: Test or specimen */
export const setTestOrSpecimen = () => translated("Test or specimen")

/** cylinders.set.open: Open test */
export const setOpen = () => translated("Open test")

/** cylinders.set.search: Search cylinder tests */
export const setSearch = () => translated("Search cylinder tests")

/** cylinders.set.planned-for: Planned for {day} */
export const setPlannedFor = (given: { day: string | number }) => translatedWith('cylinders.setPlannedFor', given) ?? `Planned for ${given.day}`

/** cylinders.set.closed-days: ; the laboratory is closed on every day within its tolerance */
export const setClosedDays = () => translated("; the laboratory is closed on every day within its tolerance")

/** cylinders.set.to-specified: {difference} to specified */
export const setToSpecified = (given: { difference: string | number }) => translatedWith('cylinders.setToSpecified', given) ?? `${given.difference} to specified`

/** cylinders.set.range: range {percent} % */
export const setRange = (given: { percent: string | number }) => translatedWith('cylinders.setRange', given) ?? `range ${given.percent} %`

/** cylinders.set.tested: tested {at} */
export const setTested = (given: { at: string | number }) => translatedWith('cylinders.setTested', given) ?? `tested ${given.at}`

/** cylinders.set.revision: rev. {no} */
export const setRevision = (given: { no: string | number }) => translatedWith('cylinders.setRevision', given) ?? `rev. ${given.no}`

/** cylinders.set.specimens-at: Specimens at {age} */
export const setSpecimensAt = (given: { age: string | number }) => translatedWith('cylinders.setSpecimensAt', given) ?? `Specimens at ${given.age}`

/** cylinders.set.fracture-type: Type {no} */
export const setFractureType = (given: { no: string | number }) => translatedWith('cylinders.setFractureType', given) ?? `Type ${given.no}`

/** cylinders.set.declined: Declined by {name}: {why} */
export const setDeclined = (given: { name: string | number; why: string | number }) => translatedWith('cylinders.setDeclined', given) ?? `Declined by ${given.name}: ${given.why}`

/** cylinders.set.house-remarks: House manager: {remarks} */
export const setHouseRemarks = (given: { remarks: string | number }) => translatedWith('cylinders.setHouseRemarks', given) ?? `House manager: ${given.remarks}`

/** cylinders.set.manager-remarks: Manager: {remarks} */
export const setManagerRemarks = (given: { remarks: string | number }) => translatedWith('cylinders.setManagerRemarks', given) ?? `Manager: ${given.remarks}`

/** cylinders.set.revised: Revision {no} said {strength} MPa; corrected by {name} on {at}: {why} */
export const setRevised = (given: { no: string | number; strength: string | number; name: string | number; at: string | number; why: string | number }) => translatedWith('cylinders.setRevised', given) ?? `Revision ${given.no} said ${given.strength} MPa; corrected by ${given.name} on ${given.at}: ${given.why}`

/** cylinders.fresh.ordered: {slump} mm, ordered {least}–{most} */
export const freshOrdered = (given: { slump: string | number; least: string | number; most: string | number }) => translatedWith('cylinders.freshOrdered', given) ?? `${given.slump} mm, ordered ${given.least}–${given.most}`

/** cylinders.fresh.wet-test: Wet test */
export const freshWetTest = () => translated("Wet test")

/** cylinders.fresh.curing: Curing */
export const freshCuring = () => translated("Curing")

/** cylinders.fresh.pot: {no}, {kg} kg full */
export const freshPot = (given: { no: string | number; kg: string | number }) => translatedWith('cylinders.freshPot', given) ?? `${given.no}, ${given.kg} kg full`

/** cylinders.batch.mix: {mix} version {version} */
export const batchMix = (given: { mix: string | number; version: string | number }) => translatedWith('cylinders.batchMix', given) ?? `${given.mix} version ${given.version}`

/** cylinders.batch.weights: Batch weights */
export const batchWeights = () => translated("Batch weights")

/** cylinders.batch.near: Near the limit */
export const batchNear = () => translated("Near the limit")

/** cylinders.batch.outside: Out of tolerance */
export const batchOutside = () => translated("Out of tolerance")
