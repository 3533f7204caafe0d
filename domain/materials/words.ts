// Made by `npm run words` from words.en.json.
import { showDate, showDateTime } from '../kit/dates'
import { showMass, showMoney, showNumber } from '../kit/figures'
import { translated, translatedWith } from '../kit/translated'
import { plural } from '../kit/sentence'

/** materials.order.expected-incoming: Expected incoming */
export const orderExpectedIncoming = () => translated("Expected incoming")

/** materials.order.due: Due */
export const orderDue = () => translated("Due")

/** materials.order.room-left: Room left */
export const orderRoomLeft = () => translated("Room left")

/** materials.order.receipt: Receipt */
export const orderReceipt = () => translated("Receipt")

/** materials.order.receive: Receive */
export const orderReceive = () => translated("Receive")

/** materials.order.search-incoming: Order or material */
export const orderSearchIncoming = () => translated("Order or material")

/** materials.order.from: From */
export const orderFrom = () => "From"

/** materials.order.to: To */
export const orderTo = () => "To"

/** materials.order.none-incoming: No deliveries expected. Placed orders are listed here until you confirm receipt. */
export const orderNoneIncoming = () => translated("No deliveries expected. Placed orders are listed here until you confirm receipt.")

/** materials.order.place: Place order */
export const orderPlace = () => translated("Place order")

/** materials.order.placed-already: This order is already placed */
export const orderPlacedAlready = () => translated("This order is already placed")

/** materials.order.confirm-receipt: Confirm receipt */
export const orderConfirmReceipt = () => translated("Confirm receipt")

/** materials.order.not-placed: Place the order first */
export const orderNotPlaced = () => translated("Place the order first")

/** materials.order.not-draft: You can only change a draft */
export const orderNotDraft = () => translated("You can only change a draft")

/** materials.order.split: Split */
export const orderSplit = () => translated("Split")

/** materials.order.closed: This order is closed */
export const orderClosed = () => translated("This order is closed")

/** materials.order.revoke: Revoke */
export const orderRevoke = () => translated("Revoke")

/** materials.order.revoke-order: Revoke order */
export const orderRevokeOrder = () => translated("Revoke order")

/** materials.order.order: Order */
export const orderOrder = () => translated("Order")

/** materials.order.plant-and-silo: Plant and silo */
export const orderPlantAndSilo = () => translated("Plant and silo")

/** materials.order.source: Source */
export const orderSource = () => translated("Source")

/** materials.order.ordered: Ordered */
export const orderOrdered = () => translated("Ordered")

/** materials.order.expected: Expected */
export const orderExpected = () => translated("Expected")

/** materials.order.weighed: Weighed */
export const orderWeighed = () => translated("Weighed")

/** materials.order.difference: Difference */
export const orderDifference = () => translated("Difference")

/** materials.order.ticket: Ticket */
export const orderTicket = () => "Ticket"

/** materials.order.new-material-order: New material order */
export const orderNewMaterialOrder = () => "New material order"

/** materials.order.save: Save order */
export const orderSave = () => "Save order"

/** materials.order.save-draft: Save draft */
export const orderSaveDraft = () => "Save draft"

/** materials.order.draft-hint: The order stays a draft until you place it. */
export const orderDraftHint = () => "The order stays a draft until you place it."

/** materials.order.source-hint: Leave empty to use the source of the silo */
export const orderSourceHint = () => "Leave empty to use the source of the silo"

/** materials.order.expected-on: Expected on */
export const orderExpectedOn = () => "Expected on"

/** materials.order.moment: Enter a day and a time */
export const orderMoment = () => "Enter a day and a time"

/** materials.order.split-order: Split order */
export const orderSplitOrder = () => "Split order"

/** materials.order.parts: Parts */
export const orderParts = () => "Parts"

/** materials.order.add-part: Add part */
export const orderAddPart = () => "Add part"

/** materials.order.weighbridge-ticket: Weighbridge ticket */
export const orderWeighbridgeTicket = () => translated("Weighbridge ticket")

/** materials.order.plural: Material orders */
export const orderPlural = () => "Material orders"

/** materials.order.search: Order, ticket or material */
export const orderSearch = () => "Order, ticket or material"

/** materials.order.expected-from: Expected from */
export const orderExpectedFrom = () => "Expected from"

/** materials.order.expected-to: Expected to */
export const orderExpectedTo = () => "Expected to"

/** materials.order.none-yet: No material orders yet. */
export const orderNoneYet = () => "No material orders yet."

/** materials.order.new: New order */
export const orderNew = () => "New order"

/** materials.order.none-open: No open orders. */
export const orderNoneOpen = () => "No open orders."

/** materials.order.status-draft: Draft */
export const orderStatusDraft = () => "Draft"

/** materials.order.status-placed: Placed */
export const orderStatusPlaced = () => "Placed"

/** materials.order.status-disputed: Received, disputed */
export const orderStatusDisputed = () => "Received, disputed"

/** materials.order.status-revoked: Revoked */
export const orderStatusRevoked = () => "Revoked"

/** materials.order.missing: There is no such material order */
export const orderMissing = () => "There is no such material order"

/** materials.order.parts-least: Enter at least two parts */
export const orderPartsLeast = () => "Enter at least two parts"

/** materials.order.other-material: This silo holds a different material */
export const orderOtherMaterial = () => "This silo holds a different material"

/** materials.order.received-in-future: The receipt time cannot be in the future */
export const orderReceivedInFuture = () => "The receipt time cannot be in the future"

/** materials.order.other-source: This source does not supply the material in the silo */
export const orderOtherSource = () => "This source does not supply the material in the silo"

/** materials.order.working-list: Working list */
export const orderWorkingList = () => "Working list"

/** materials.order.nothing-suggested: All silos have enough until after tomorrow. */
export const orderNothingSuggested = () => "All silos have enough until after tomorrow."

/** materials.order.to-order: To order today */
export const orderToOrder = () => "To order today"

/** materials.order.received: {orderNo} received with {weighed} */
export const orderReceived = (given: { orderNo: string | number; weighed: string | number }) => `${given.orderNo} received with ${given.weighed}`

/** materials.order.received-disputed: {orderNo} received with {weighed}: disputed */
export const orderReceivedDisputed = (given: { orderNo: string | number; weighed: string | number }) => `${given.orderNo} received with ${given.weighed}: disputed`

/** materials.order.split-into: Split into {count, plural, one {# order} other {# orders}} */
export const orderSplitInto = (given: { count: number }) => `Split into ${plural(given.count, { one: `${showNumber(given.count)} order`, other: `${showNumber(given.count)} orders` })}`

/** materials.order.split-with: Split into {count, plural, one {# order} other {# orders}}. {warnings} */
export const orderSplitWith = (given: { count: number; warnings: string | number }) => `Split into ${plural(given.count, { one: `${showNumber(given.count)} order`, other: `${showNumber(given.count)} orders` })}. ${given.warnings}`

/** materials.order.drafted: {orderNo} saved as a draft. Place it to send it to the supplier */
export const orderDrafted = (given: { orderNo: string | number }) => `${given.orderNo} saved as a draft. Place it to send it to the supplier`

/** materials.order.late: late, {since} */
export const orderLate = (given: { since: string | number }) => translatedWith('materials.orderLate', given) ?? `late, ${given.since}`

/** materials.order.placed: {orderNo} placed */
export const orderPlaced = (given: { orderNo: string | number }) => translatedWith('materials.orderPlaced', given) ?? `${given.orderNo} placed`

/** materials.order.revoked: {orderNo} revoked */
export const orderRevoked = (given: { orderNo: string | number }) => translatedWith('materials.orderRevoked', given) ?? `${given.orderNo} revoked`

/** materials.order.revoke-ask: Revoke {orderNo}? */
export const orderRevokeAsk = (given: { orderNo: string | number }) => translatedWith('materials.orderRevokeAsk', given) ?? `Revoke ${given.orderNo}?`

/** materials.order.split-title: Split {orderNo} */
export const orderSplitTitle = (given: { orderNo: string | number }) => `Split ${given.orderNo}`

/** materials.order.split-of: {material}, {mass, number, mass} in total */
export const orderSplitOf = (given: { material: string | number; mass: string | number }) => `${given.material}, ${showMass(given.mass)} in total`

/** materials.order.receive-title: Receive {orderNo} */
export const orderReceiveTitle = (given: { orderNo: string | number }) => translatedWith('materials.orderReceiveTitle', given) ?? `Receive ${given.orderNo}`

/** materials.order.receive-into: {material} into {silo} of {plant}, room for {room} */
export const orderReceiveInto = (given: { material: string | number; silo: string | number; plant: string | number; room: string | number }) => translatedWith('materials.orderReceiveInto', given) ?? `${given.material} into ${given.silo} of ${given.plant}, room for ${given.room}`

/** materials.order.ordered-mass: Ordered {mass, number, mass} */
export const orderOrderedMass = (given: { mass: string | number }) => translatedWith('materials.orderOrderedMass', given) ?? `Ordered ${showMass(given.mass)}`

/** materials.order.mass: Order {mass} */
export const orderMass = (given: { mass: string | number }) => `Order ${given.mass}`

/** materials.order.needed-by: Needed by {at, date, time} */
export const orderNeededBy = (given: { at: string }) => `Needed by ${showDateTime(given.at)}`

/** materials.order.draft-exists: Draft {orderNo} exists */
export const orderDraftExists = (given: { orderNo: string | number }) => `Draft ${given.orderNo} exists`

/** materials.order.received-mass: Received quantity */
export const orderReceivedMass = () => "Received quantity"

/** materials.order.status-split: Split */
export const orderStatusSplit = () => "Split"

/** materials.order.parts-sum: The parts must add up to {mass, number, mass} */
export const orderPartsSum = (given: { mass: string | number }) => `The parts must add up to ${showMass(given.mass)}`

/** materials.order.silo-changed: {silo} now holds a different material */
export const orderSiloChanged = (given: { silo: string | number }) => `${given.silo} now holds a different material`

/** materials.order.status-claimed: Received, credit claimed */
export const orderStatusClaimed = () => "Received, credit claimed"

/** materials.order.status-settled: Received, settled */
export const orderStatusSettled = () => "Received, settled"

/** materials.order.kind: Material order */
export const orderKind = () => "Material order"

/** materials.order.above-capacity: {silo} takes {capacity} t, {ordered} t are ordered */
export const orderAboveCapacity = (given: { silo: string | number; capacity: string | number; ordered: string | number }) => `${given.silo} takes ${given.capacity} t, ${given.ordered} t are ordered`

/** materials.order.no-room: {silo} has room for {room} t at {at, date, time}, {ordered} t are ordered */
export const orderNoRoom = (given: { silo: string | number; room: string | number; at: string; ordered: string | number }) => `${given.silo} has room for ${given.room} t at ${showDateTime(given.at)}, ${given.ordered} t are ordered`

/** materials.order.room-by-plan: {silo} has room for {now} t now. The plan makes room for {room} t until {at, date, time} */
export const orderRoomByPlan = (given: { silo: string | number; now: string | number; room: string | number; at: string }) => `${given.silo} has room for ${given.now} t now. The plan makes room for ${given.room} t until ${showDateTime(given.at)}`

/** materials.order.room-unknown: By the known plan {silo} has room for {room} t, {ordered} t are ordered */
export const orderRoomUnknown = (given: { silo: string | number; room: string | number; ordered: string | number }) => `By the known plan ${given.silo} has room for ${given.room} t, ${given.ordered} t are ordered`

/** materials.order.tankers: {ordered} t come in {count, number} tankers of {each} t. Split the order to give each its time */
export const orderTankers = (given: { ordered: string | number; count: string | number; each: string | number }) => `${given.ordered} t come in ${showNumber(given.count)} tankers of ${given.each} t. Split the order to give each its time`

/** materials.order.expected-in-past: The expected time is in the past */
export const orderExpectedInPast = () => "The expected time is in the past"

/** materials.order.expected-passed: The expected time of {orderNo} has passed. Change the order first */
export const orderExpectedPassed = (given: { orderNo: string | number }) => `The expected time of ${given.orderNo} has passed. Change the order first`

/** materials.order.no-supplier: Choose a source of {material} before you place the order */
export const orderNoSupplier = (given: { material: string | number }) => `Choose a source of ${given.material} before you place the order`

/** materials.order.supplier-inactive: {source} is not in use. Choose another source of {material} */
export const orderSupplierInactive = (given: { source: string | number; material: string | number }) => `${given.source} is not in use. Choose another source of ${given.material}`

/** materials.order.placed-with: {orderNo} placed. {warnings} */
export const orderPlacedWith = (given: { orderNo: string | number; warnings: string | number }) => `${given.orderNo} placed. ${given.warnings}`

/** materials.order.price: Price per tonne */
export const orderPrice = () => "Price per tonne"

/** materials.order.price-hint: Leave empty to use the last price of the source */
export const orderPriceHint = () => "Leave empty to use the last price of the source"

/** materials.order.no-price: Enter the price of {material} before you place the order */
export const orderNoPrice = (given: { material: string | number }) => `Enter the price of ${given.material} before you place the order`

/** materials.order.price-above: {price, number, money} per tonne is above the last price of {source}, {last, number, money} */
export const orderPriceAbove = (given: { price: string | number; source: string | number; last: string | number }) => `${showMoney(given.price)} per tonne is above the last price of ${given.source}, ${showMoney(given.last)}`

/** materials.order.flow-name: material order */
export const orderFlowName = () => "material order"

/** materials.order.long-ago: Enter a time within the last year */
export const orderLongAgo = () => "Enter a time within the last year"

/** materials.material.new: New material */
export const materialNew = () => "New material"

/** materials.material.save: Save material */
export const materialSave = () => "Save material"

/** materials.material.add: Add material */
export const materialAdd = () => "Add material"

/** materials.material.plural: Materials */
export const materialPlural = () => "Materials"

/** materials.material.kind: Kind */
export const materialKind = () => "Kind"

/** materials.material.density-of-solid: Density of the solid material */
export const materialDensityOfSolid = () => "Density of the solid material"

/** materials.material.density: Density */
export const materialDensity = () => "Density"

/** materials.material.unit: Unit */
export const materialUnit = () => "Unit"

/** materials.material.criteria-header: Criteria header */
export const materialCriteriaHeader = () => "Criteria header"

/** materials.material.in-use-hint: You cannot deactivate a material that is in a silo. */
export const materialInUseHint = () => "You cannot deactivate a material that is in a silo."

/** materials.material.cost-and-carbon: Cost and carbon */
export const materialCostAndCarbon = () => "Cost and carbon"

/** materials.material.cost-per-kg: Cost per kg */
export const materialCostPerKg = () => "Cost per kg"

/** materials.material.cost: Cost */
export const materialCost = () => "Cost"

/** materials.material.carbon: Carbon A1–A3 */
export const materialCarbon = () => "Carbon A1–A3"

/** materials.material.carbon-valid-to: Factor valid to */
export const materialCarbonValidTo = () => "Factor valid to"

/** materials.material.carbon-source: Source of the factor */
export const materialCarbonSource = () => "Source of the factor"

/** materials.material.carbon-source-hint: For example the number of the supplier's EPD. Required with a carbon factor. */
export const materialCarbonSourceHint = () => "For example the number of the supplier's EPD. Required with a carbon factor."

/** materials.material.silos: In silos */
export const materialSilos = () => "In silos"

/** materials.material.carbon-per-kg: kg CO₂e per kg */
export const materialCarbonPerKg = () => "kg CO₂e per kg"

/** materials.material.carbon-unknown: Unknown */
export const materialCarbonUnknown = () => "Unknown"

/** materials.material.search: Code or name */
export const materialSearch = () => "Code or name"

/** materials.material.none-yet: Add cement, additions, sand, stone, water and admixtures before mixes use them. */
export const materialNoneYet = () => "Add cement, additions, sand, stone, water and admixtures before mixes use them."

/** materials.material.kind-cement: Cement */
export const materialKindCement = () => translated("Cement")

/** materials.material.kind-addition: Addition */
export const materialKindAddition = () => "Addition"

/** materials.material.kind-sand: Sand */
export const materialKindSand = () => "Sand"

/** materials.material.kind-stone: Stone */
export const materialKindStone = () => "Stone"

/** materials.material.kind-water: Water */
export const materialKindWater = () => "Water"

/** materials.material.kind-admixture: Admixture */
export const materialKindAdmixture = () => "Admixture"

/** materials.material.kind-fibre: Fibre */
export const materialKindFibre = () => "Fibre"

/** materials.material.kind-ice: Ice */
export const materialKindIce = () => "Ice"

/** materials.material.density-range: Density must be between 400 and 8,000 kg/m³ */
export const materialDensityRange = () => "Density must be between 400 and 8,000 kg/m³"

/** materials.material.carbon-factor: Carbon factor */
export const materialCarbonFactor = () => "Carbon factor"

/** materials.material.carbon-range: The carbon factor must be between -5 and 50 */
export const materialCarbonRange = () => "The carbon factor must be between -5 and 50"

/** materials.material.carbon-source-needed: Give the source of the carbon factor */
export const materialCarbonSourceNeeded = () => "Give the source of the carbon factor"

/** materials.material.declared: Declared by the producer */
export const materialDeclared = () => "Declared by the producer"

/** materials.material.chloride: Chloride */
export const materialChloride = () => "Chloride"

/** materials.material.alkali: Alkali, Na₂O equivalent */
export const materialAlkali = () => "Alkali, Na₂O equivalent"

/** materials.material.solids: Solids of a liquid */
export const materialSolids = () => "Solids of a liquid"

/** materials.material.content-range: {label} must be between 0 and {most, number} % */
export const materialContentRange = (given: { label: string | number; most: string | number }) => `${given.label} must be between 0 and ${showNumber(given.most)} %`

/** materials.material.no-criteria-header: There is no such criteria header */
export const materialNoCriteriaHeader = () => "There is no such criteria header"

/** materials.material.in-silos: This material is in {silos}. Empty or change these silos first */
export const materialInSilos = (given: { silos: string | number }) => `This material is in ${given.silos}. Empty or change these silos first`

/** materials.material.edit-title: Edit material */
export const materialEditTitle = () => "Edit material"

/** materials.material.in-stock: In stock */
export const materialInStock = () => "In stock"

/** materials.material.in-stock-note: in {count, plural, one {# silo} other {# silos}} that you see */
export const materialInStockNote = (given: { count: number }) => `in ${plural(given.count, { one: `${showNumber(given.count)} silo`, other: `${showNumber(given.count)} silos` })} that you see`

/** materials.material.on-order: On its way */
export const materialOnOrder = () => "On its way"

/** materials.material.on-order-note: {count, plural, one {# open order} other {# open orders}} */
export const materialOnOrderNote = (given: { count: number }) => `${plural(given.count, { one: `${showNumber(given.count)} open order`, other: `${showNumber(given.count)} open orders` })}`

/** materials.material.on-order-none: No open order */
export const materialOnOrderNone = () => "No open order"

/** materials.material.runs-out-first: Runs out first */
export const materialRunsOutFirst = () => "Runs out first"

/** materials.material.runs-out-none: Nowhere by tomorrow night */
export const materialRunsOutNone = () => "Nowhere by tomorrow night"

/** materials.material.in-no-silo: It is in no silo that you see. */
export const materialInNoSilo = () => "It is in no silo that you see."

/** materials.material.latest-tests: Latest tests */
export const materialLatestTests = () => "Latest tests"

/** materials.material.no-tests: No tests yet. */
export const materialNoTests = () => "No tests yet."

/** materials.material.open-orders: Open orders */
export const materialOpenOrders = () => "Open orders"

/** materials.material.sampled: Sampled */
export const materialSampled = () => "Sampled"

/** materials.material.reaches: By the plan */
export const materialReaches = () => "By the plan"

/** materials.field.in-use: In use */
export const fieldInUse = () => "In use"

/** materials.stock.opening: Opening stock */
export const stockOpening = () => "Opening stock"

/** materials.stock.received: Received */
export const stockReceived = () => "Received"

/** materials.stock.adjusted: Adjusted */
export const stockAdjusted = () => "Adjusted"

/** materials.stock.transferred: Transferred */
export const stockTransferred = () => "Transferred"

/** materials.stock.last-movements: Last movements */
export const stockLastMovements = () => "Last movements"

/** materials.stock.no-movements: No movements yet. */
export const stockNoMovements = () => "No movements yet."

/** materials.stock.opening-corrected: Opening stock corrected */
export const stockOpeningCorrected = () => "Opening stock corrected"

/** materials.stock.opening-entered: Opening stock entered */
export const stockOpeningEntered = () => "Opening stock entered"

/** materials.stock.enter-opening: Enter opening stock */
export const stockEnterOpening = () => "Enter opening stock"

/** materials.stock.correct-opening: Correct opening stock */
export const stockCorrectOpening = () => "Correct opening stock"

/** materials.stock.opened-on: Opened on */
export const stockOpenedOn = () => "Opened on"

/** materials.stock.none-yet: Count each silo once and enter its opening stock. */
export const stockNoneYet = () => "Count each silo once and enter its opening stock."

/** materials.stock.present-opening: Current opening stock */
export const stockPresentOpening = () => "Current opening stock"

/** materials.stock.missing: There is no such opening stock */
export const stockMissing = () => "There is no such opening stock"

/** materials.stock.stale: Somebody else has changed this opening stock */
export const stockStale = () => "Somebody else has changed this opening stock"

/** materials.stock.opened-with: Opened with {mass, number, mass} of {material} */
export const stockOpenedWith = (given: { mass: string | number; material: string | number }) => `Opened with ${showMass(given.mass)} of ${given.material}`

/** materials.stock.opened-already: {silo} already has an opening stock. Change that one */
export const stockOpenedAlready = (given: { silo: string | number }) => `${given.silo} already has an opening stock. Change that one`

/** materials.alert.none: No alert */
export const alertNone = () => "No alert"

/** materials.alert.low: At the low mark */
export const alertLow = () => "At the low mark"

/** materials.alert.cover: When planned loads exceed the stock */
export const alertCover = () => "When planned loads exceed the stock"

/** materials.alert.once: Once */
export const alertOnce = () => "Once"

/** materials.alert.hourly: Every hour */
export const alertHourly = () => "Every hour"

/** materials.alert.shift: Every eight hours */
export const alertShift = () => "Every eight hours"

/** materials.alert.daily: Every day */
export const alertDaily = () => "Every day"

/** materials.silo.level-title: Silo levels */
export const siloLevelTitle = () => "Silo levels"

/** materials.silo.plural: Silos */
export const siloPlural = () => "Silos"

/** materials.silo.add: Add silo */
export const siloAdd = () => "Add silo"

/** materials.silo.new: New silo */
export const siloNew = () => "New silo"

/** materials.silo.save: Save silo */
export const siloSave = () => "Save silo"

/** materials.silo.capacity: Capacity */
export const siloCapacity = () => "Capacity"

/** materials.silo.in-use-hint: You can only deactivate an empty silo. */
export const siloInUseHint = () => "You can only deactivate an empty silo."

/** materials.silo.marks: Alarm levels */
export const siloMarks = () => "Alarm levels"

/** materials.silo.lowest-at: Lowest at */
export const siloLowestAt = () => "Lowest at"

/** materials.silo.lowest-hint: Mixes that need it cannot be called. */
export const siloLowestHint = () => "Mixes that need it cannot be called."

/** materials.silo.order-at: Order at */
export const siloOrderAt = () => "Order at"

/** materials.silo.order-at-hint: The silo appears on the working list. */
export const siloOrderAtHint = () => "The silo appears on the working list."

/** materials.silo.full-at: Full at */
export const siloFullAt = () => "Full at"

/** materials.silo.full-at-hint: Above this level, tankers cannot unload. */
export const siloFullAtHint = () => "Above this level, tankers cannot unload."

/** materials.silo.any-source: Any */
export const siloAnySource = () => "Any"

/** materials.silo.holds: Holds */
export const siloHolds = () => "Holds"

/** materials.silo.search: Silo or material */
export const siloSearch = () => "Silo or material"

/** materials.silo.none-yet: A silo holds one material of one source. */
export const siloNoneYet = () => "A silo holds one material of one source."

/** materials.silo.none-seen: You have access to no plant with silos. */
export const siloNoneSeen = () => "You have access to no plant with silos."

/** materials.silo.level-graph: Level until the end of tomorrow, by planned loads */
export const siloLevelGraph = () => "Level until the end of tomorrow, by planned loads"

/** materials.silo.read-at: Last reading */
export const siloReadAt = () => "Last reading"

/** materials.silo.planned: Planned use until tomorrow night */
export const siloPlanned = () => "Planned use until tomorrow night"

/** materials.silo.reason-read: Read at the silo */
export const siloReasonRead = () => "Read at the silo"

/** materials.silo.reason-dipped: Dipped */
export const siloReasonDipped = () => "Dipped"

/** materials.silo.reason-month-end: Counted at month end */
export const siloReasonMonthEnd = () => "Counted at month end"

/** materials.silo.set-level: Set level */
export const siloSetLevel = () => "Set level"

/** materials.silo.level-set: Level set */
export const siloLevelSet = () => "Level set"

/** materials.silo.set-the-level: Set the level */
export const siloSetTheLevel = () => "Set the level"

/** materials.silo.counted: Counted level, kg */
export const siloCounted = () => "Counted level, kg"

/** materials.silo.how: Method */
export const siloHow = () => "Method"

/** materials.silo.other-reason: Other reason */
export const siloOtherReason = () => "Other reason"

/** materials.silo.from-main: From the mains */
export const siloFromMain = () => "From the mains"

/** materials.silo.made-on-site: Made on site */
export const siloMadeOnSite = () => "Made on site"

/** materials.silo.not-planned: Not planned until tomorrow night */
export const siloNotPlanned = () => "Not planned until tomorrow night"

/** materials.silo.less-than-hour: less than 1 h */
export const siloLessThanHour = () => "less than 1 h"

/** materials.silo.lasts: Enough until after tomorrow */
export const siloLasts = () => "Enough until after tomorrow"

/** materials.silo.empty: Empty */
export const siloEmpty = () => "Empty"

/** materials.silo.lowest: At the lowest mark */
export const siloLowest = () => "At the lowest mark"

/** materials.silo.low: Low */
export const siloLow = () => "Low"

/** materials.silo.normal: Normal */
export const siloNormal = () => "Normal"

/** materials.silo.high: High */
export const siloHigh = () => "High"

/** materials.silo.overfull: Overfull */
export const siloOverfull = () => "Overfull"

/** materials.silo.low-mark: Low mark */
export const siloLowMark = () => "Low mark"

/** materials.silo.lowest-mark: Lowest mark */
export const siloLowestMark = () => "Lowest mark"

/** materials.silo.high-mark: High mark */
export const siloHighMark = () => "High mark"

/** materials.silo.marks-order: The marks must rise: lowest, low, high */
export const siloMarksOrder = () => "The marks must rise: lowest, low, high"

/** materials.silo.level: Level */
export const siloLevel = () => "Level"

/** materials.silo.missing: There is no such silo */
export const siloMissing = () => "There is no such silo"

/** materials.silo.tonnes: Tonnes */
export const siloTonnes = () => "Tonnes"

/** materials.silo.time: Time */
export const siloTime = () => "Time"

/** materials.silo.by-plan: Planned */
export const siloByPlan = () => "Planned"

/** materials.silo.with-deliveries: With deliveries */
export const siloWithDeliveries = () => "With deliveries"

/** materials.silo.lasts-hours: Lasts {lasts} by the plan */
export const siloLastsHours = (given: { lasts: string | number }) => `Lasts ${given.lasts} by the plan`

/** materials.silo.lasts-until-delivery: Lasts {lasts}, then expected deliveries fill it */
export const siloLastsUntilDelivery = (given: { lasts: string | number }) => `Lasts ${given.lasts}, then expected deliveries fill it`

/** materials.silo.lasts-with-left: Enough until after tomorrow, {left} left */
export const siloLastsWithLeft = (given: { left: string | number }) => `Enough until after tomorrow, ${given.left} left`

/** materials.silo.incoming: {count, number} on the way, {mass} */
export const siloIncoming = (given: { count: string | number; mass: string | number }) => `${showNumber(given.count)} on the way, ${given.mass}`

/** materials.silo.full-at-percent: Full at {percent} % */
export const siloFullAtPercent = (given: { percent: string | number }) => `Full at ${given.percent} %`

/** materials.silo.saved: Silo {code} saved */
export const siloSaved = (given: { code: string | number }) => `Silo ${given.code} saved`

/** materials.silo.filled-note: The silo holds {mass} of {material}. Empty it to change plant, material or source. */
export const siloFilledNote = (given: { mass: string | number; material: string | number }) => `The silo holds ${given.mass} of ${given.material}. Empty it to change plant, material or source.`

/** materials.silo.alert-runs-out: {material} in {silo}: runs out in {hours, number} h */
export const siloAlertRunsOut = (given: { material: string | number; silo: string | number; hours: string | number }) => `${given.material} in ${given.silo}: runs out in ${showNumber(given.hours)} h`

/** materials.silo.alert-order: {material} in {silo}: order today */
export const siloAlertOrder = (given: { material: string | number; silo: string | number }) => `${given.material} in ${given.silo}: order today`

/** materials.silo.count-low: {count} low */
export const siloCountLow = (given: { count: string | number }) => `${given.count} low`

/** materials.silo.plant-and-source: {plant}, from {source} */
export const siloPlantAndSource = (given: { plant: string | number; source: string | number }) => `${given.plant}, from ${given.source}`

/** materials.silo.level-of: {level} of {capacity} */
export const siloLevelOf = (given: { level: string | number; capacity: string | number }) => `${given.level} of ${given.capacity}`

/** materials.silo.never-read: Never */
export const siloNeverRead = () => "Never"

/** materials.silo.mark-range: {label} must be between 0 and 100 */
export const siloMarkRange = (given: { label: string | number }) => `${given.label} must be between 0 and 100`

/** materials.silo.no-truckload-fits: A truck brings {each} t and only {room} t fit */
export const siloNoTruckloadFits = (given: { each: string | number; room: string | number }) => `A truck brings ${given.each} t and only ${given.room} t fit`

/** materials.silo.some-truckloads-fit: {wanted, plural, one {# truckload} other {# truckloads}} of {each} t needed, but only {fit, plural, one {# fits} other {# fit}} on arrival. Order the rest later */
export const siloSomeTruckloadsFit = (given: { wanted: number; each: string | number; fit: number }) => `${plural(given.wanted, { one: `${showNumber(given.wanted)} truckload`, other: `${showNumber(given.wanted)} truckloads` })} of ${given.each} t needed, but only ${plural(given.fit, { one: `${showNumber(given.fit)} fits`, other: `${showNumber(given.fit)} fit` })} on arrival. Order the rest later`

/** materials.silo.truckloads: {count, plural, one {# truckload} other {# truckloads}} of {each} t, up to the high mark of {percent} % */
export const siloTruckloads = (given: { count: number; each: string | number; percent: string | number }) => `${plural(given.count, { one: `${showNumber(given.count)} truckload`, other: `${showNumber(given.count)} truckloads` })} of ${given.each} t, up to the high mark of ${given.percent} %`

/** materials.silo.inactive: {silo} is inactive */
export const siloInactive = (given: { silo: string | number }) => `${given.silo} is inactive`

/** materials.silo.other-source: {silo} takes material from another source */
export const siloOtherSource = (given: { silo: string | number }) => `${given.silo} takes material from another source`

/** materials.silo.holds-more: The silo already holds {mass, number, mass} */
export const siloHoldsMore = (given: { mass: string | number }) => `The silo already holds ${showMass(given.mass)}`

/** materials.silo.would-hold: The silo would hold {mass, number, mass} */
export const siloWouldHold = (given: { mass: string | number }) => `The silo would hold ${showMass(given.mass)}`

/** materials.silo.overfull-refused: {silo} takes {capacity, number, mass} and would hold {mass, number, mass} */
export const siloOverfullRefused = (given: { silo: string | number; capacity: string | number; mass: string | number }) => `${given.silo} takes ${showMass(given.capacity)} and would hold ${showMass(given.mass)}`

/** materials.silo.no-source-of: This source does not supply {material} */
export const siloNoSourceOf = (given: { material: string | number }) => `This source does not supply ${given.material}`

/** materials.silo.filled: {silo} still holds {mass, number, mass}. Empty it first */
export const siloFilled = (given: { silo: string | number; mass: string | number }) => `${given.silo} still holds ${showMass(given.mass)}. Empty it first`

/** materials.silo.below-zero: The book of {silo} is below zero ({mass, number, mass}). Count the silo first */
export const siloBelowZero = (given: { silo: string | number; mass: string | number }) => `The book of ${given.silo} is below zero (${showMass(given.mass)}). Count the silo first`

/** materials.receipt.claim-kg: Claimed quantity */
export const receiptClaimKg = () => "Claimed quantity"

/** materials.receipt.claim-amount: Claimed amount */
export const receiptClaimAmount = () => "Claimed amount"

/** materials.receipt.credit-no: Credit note number */
export const receiptCreditNo = () => "Credit note number"

/** materials.receipt.credit-amount: Credited amount */
export const receiptCreditAmount = () => "Credited amount"

/** materials.receipt.claim-too-much: Claim at most the {mass, number, mass} that were ordered */
export const receiptClaimTooMuch = (given: { mass: string | number }) => `Claim at most the ${showMass(given.mass)} that were ordered`

/** materials.receipt.credit-too-much: The claim is for {amount, number, money} only */
export const receiptCreditTooMuch = (given: { amount: string | number }) => `The claim is for ${showMoney(given.amount)} only`

/** materials.receipt.accept: Accept as weighed */
export const receiptAccept = () => "Accept as weighed"

/** materials.receipt.claim: Claim credit */
export const receiptClaim = () => "Claim credit"

/** materials.receipt.credit: Record credit note */
export const receiptCredit = () => "Record credit note"

/** materials.receipt.reweigh: Enter new weighing */
export const receiptReweigh = () => "Enter new weighing"

/** materials.receipt.correct: Correct ticket */
export const receiptCorrect = () => "Correct ticket"

/** materials.receipt.accept-text: {received} of {ordered} were received. The supplier is paid for {received}; the rest is no longer expected. */
export const receiptAcceptText = (given: { received: string | number; ordered: string | number }) => `${given.received} of ${given.ordered} were received. The supplier is paid for ${given.received}; the rest is no longer expected.`

/** materials.receipt.claim-text: The difference is {difference}. The claim stays on the working list until you record the credit note. */
export const receiptClaimText = (given: { difference: string | number }) => `The difference is ${given.difference}. The claim stays on the working list until you record the credit note.`

/** materials.receipt.credit-text: Claimed: {mass}, {amount}. */
export const receiptCreditText = (given: { mass: string | number; amount: string | number }) => `Claimed: ${given.mass}, ${given.amount}.`

/** materials.receipt.reweigh-text: Replaces the {received} weighed first. The ledger keeps both weighings. */
export const receiptReweighText = (given: { received: string | number }) => `Replaces the ${given.received} weighed first. The ledger keeps both weighings.`

/** materials.receipt.correct-text: Replaces the {received} entered by mistake. The ledger keeps both entries. */
export const receiptCorrectText = (given: { received: string | number }) => `Replaces the ${given.received} entered by mistake. The ledger keeps both entries.`

/** materials.receipt.saved: {orderNo} saved */
export const receiptSaved = (given: { orderNo: string | number }) => `${given.orderNo} saved`

/** materials.receipt.account: Quantities and payment */
export const receiptAccount = () => "Quantities and payment"

/** materials.receipt.open: Still open */
export const receiptOpen = () => "Still open"

/** materials.receipt.settled: Settled */
export const receiptSettled = () => "Settled"

/** materials.receipt.payable: Payable */
export const receiptPayable = () => "Payable"

/** materials.receipt.payable-amount: Payable amount */
export const receiptPayableAmount = () => "Payable amount"

/** materials.receipt.unpriced: {count, plural, one {# delivery has} other {# deliveries have}} no price */
export const receiptUnpriced = (given: { count: number }) => `${plural(given.count, { one: `${showNumber(given.count)} delivery has`, other: `${showNumber(given.count)} deliveries have` })} no price`

/** materials.receipt.ledger: Stock ledger */
export const receiptLedger = () => "Stock ledger"

/** materials.receipt.entry: Entry */
export const receiptEntry = () => "Entry"

/** materials.receipt.reversal: Reversal */
export const receiptReversal = () => "Reversal"

/** materials.receipt.no-entries: Nothing received yet. */
export const receiptNoEntries = () => "Nothing received yet."

/** materials.receipt.supplier: {source}, {month} */
export const receiptSupplier = (given: { source: string | number; month: string | number }) => `${given.source}, ${given.month}`

/** materials.receipt.orders: Deliveries */
export const receiptOrders = () => "Deliveries"

/** materials.receipt.claimed: Claimed */
export const receiptClaimed = () => "Claimed"

/** materials.receipt.credited: Credited */
export const receiptCredited = () => "Credited"

/** materials.receipt.decided-by: Decided by */
export const receiptDecidedBy = () => "Decided by"

/** materials.receipt.settle: Settle delivery */
export const receiptSettle = () => translated("Settle delivery")

/** materials.count.plural: Stock counts */
export const countPlural = () => "Stock counts"

/** materials.count.new: New count */
export const countNew = () => "New count"

/** materials.count.none-yet: No counts yet. Count a silo and enter what you found. */
export const countNoneYet = () => "No counts yet. Count a silo and enter what you found."

/** materials.count.search: Count, silo or material */
export const countSearch = () => "Count, silo or material"

/** materials.count.count: Count */
export const countCount = () => "Count"

/** materials.count.counted: Counted */
export const countCounted = () => "Counted"

/** materials.count.counted-at: Counted at */
export const countCountedAt = () => "Counted at"

/** materials.count.counted-on: Counted on */
export const countCountedOn = () => "Counted on"

/** materials.count.counted-by: Counted by */
export const countCountedBy = () => "Counted by"

/** materials.count.book: Book */
export const countBook = () => "Book"

/** materials.count.second: Second person */
export const countSecond = () => "Second person"

/** materials.count.reason-hint: For example dipped, weighed, month end */
export const countReasonHint = () => "For example dipped, weighed, month end"

/** materials.count.submitted: To confirm */
export const countSubmitted = () => "To confirm"

/** materials.count.posted: Posted */
export const countPosted = () => "Posted"

/** materials.count.rejected: Rejected */
export const countRejected = () => "Rejected"

/** materials.count.in-future: The counting time cannot be in the future */
export const countInFuture = () => "The counting time cannot be in the future"

/** materials.count.undecided: {countNo} of this silo is not decided yet. Confirm or reject it first */
export const countUndecided = (given: { countNo: string | number }) => `${given.countNo} of this silo is not decided yet. Confirm or reject it first`

/** materials.count.later: {countNo} of this silo was counted later. Enter a newer count */
export const countLater = (given: { countNo: string | number }) => `${given.countNo} of this silo was counted later. Enter a newer count`

/** materials.count.missing: There is no such stock count */
export const countMissing = () => "There is no such stock count"

/** materials.count.saw-it: Already in count {countNo} */
export const countSawIt = (given: { countNo: string | number }) => `Already in count ${given.countNo}`

/** materials.count.now-unless-typed: Leave day and time empty if you counted just now. */
export const countNowUnlessTyped = () => "Leave day and time empty if you counted just now."

/** materials.count.hint: Stock batched or received after the counting time is kept. A large difference needs a second person. */
export const countHint = () => "Stock batched or received after the counting time is kept. A large difference needs a second person."

/** materials.count.saved: {countNo} posted: {difference} against the book */
export const countSaved = (given: { countNo: string | number; difference: string | number }) => `${given.countNo} posted: ${given.difference} against the book`

/** materials.count.sent: {countNo} differs by {difference}. A second person must confirm it */
export const countSent = (given: { countNo: string | number; difference: string | number }) => `${given.countNo} differs by ${given.difference}. A second person must confirm it`

/** materials.count.confirm: Confirm count */
export const countConfirm = () => "Confirm count"

/** materials.count.confirmed: {countNo} posted */
export const countConfirmed = (given: { countNo: string | number }) => `${given.countNo} posted`

/** materials.count.reject: Reject count */
export const countReject = () => "Reject count"

/** materials.count.reject-ask: Reject {countNo}? */
export const countRejectAsk = (given: { countNo: string | number }) => `Reject ${given.countNo}?`

/** materials.count.rejected-done: {countNo} rejected */
export const countRejectedDone = (given: { countNo: string | number }) => `${given.countNo} rejected`

/** materials.count.own: Another person must confirm your count */
export const countOwn = () => "Another person must confirm your count"

/** materials.count.decided: This count is already decided */
export const countDecided = () => "This count is already decided"

/** materials.count.below-zero: Below zero */
export const countBelowZero = () => "Below zero"

/** materials.count.below-zero-text: The book of these silos is below zero: more was batched than was received or counted. Count them. */
export const countBelowZeroText = () => "The book of these silos is below zero: more was batched than was received or counted. Count them."

/** materials.count.flow-name: stock count */
export const countFlowName = () => "stock count"

/** materials.count.save: Save count */
export const countSave = () => "Save count"

/** materials.close.title: Period close of stock */
export const closeTitle = () => "Period close of stock"

/** materials.close.none-yet: No plant that you see has silos. */
export const closeNoneYet = () => "No plant that you see has silos."

/** materials.close.until: Closed up to */
export const closeUntil = () => "Closed up to"

/** materials.close.open: Open */
export const closeOpen = () => "Open"

/** materials.close.by: Closed by */
export const closeBy = () => "Closed by"

/** materials.close.due: To close */
export const closeDue = () => "To close"

/** materials.close.due-month: {count, plural, =0 {{month}} one {{month}, # silo not counted} other {{month}, # silos not counted}} */
export const closeDueMonth = (given: { count: number; month: string | number }) => `${plural(given.count, { '=0': `${given.month}`, one: `${given.month}, ${showNumber(given.count)} silo not counted`, other: `${given.month}, ${showNumber(given.count)} silos not counted` })}`

/** materials.close.save: Close stock */
export const closeSave = () => "Close stock"

/** materials.close.last: Last reopened */
export const closeLast = () => "Last reopened"

/** materials.close.by-and-when: {name}, {at} */
export const closeByAndWhen = (given: { name: string | number; at: string | number }) => `${given.name}, ${given.at}`

/** materials.close.up-to: Stock closed up to {day, date} by {name} */
export const closeUpTo = (given: { day: string; name: string | number }) => `Stock closed up to ${showDate(given.day)} by ${given.name}`

/** materials.close.not-closed: Stock not closed yet */
export const closeNotClosed = () => "Stock not closed yet"

/** materials.close.uncounted: Not counted */
export const closeUncounted = () => "Not counted"

/** materials.close.reopened: {day, date} by {name}: {reason} */
export const closeReopened = (given: { day: string; name: string | number; reason: string | number }) => `${showDate(given.day)} by ${given.name}: ${given.reason}`

/** materials.close.month: Close {month} */
export const closeMonth = (given: { month: string | number }) => `Close ${given.month}`

/** materials.close.day: Close up to a day */
export const closeDay = () => "Close up to a day"

/** materials.close.day-field: Closed up to and including */
export const closeDayField = () => "Closed up to and including"

/** materials.close.hint: Receipts, counts and corrections can no longer be entered for these days. Weights that arrive late are booked on the first open day. */
export const closeHint = () => "Receipts, counts and corrections can no longer be entered for these days. Weights that arrive late are booked on the first open day."

/** materials.close.uncounted-field: Close without these counts */
export const closeUncountedField = () => "Close without these counts"

/** materials.close.uncounted-some: {count, plural, one {# silo was} other {# silos were}} not counted from {from, date} to {until, date}: {silos} */
export const closeUncountedSome = (given: { count: number; from: string; until: string; silos: string | number }) => `${plural(given.count, { one: `${showNumber(given.count)} silo was`, other: `${showNumber(given.count)} silos were` })} not counted from ${showDate(given.from)} to ${showDate(given.until)}: ${given.silos}`

/** materials.close.uncounted-refused: {count, plural, one {# silo was} other {# silos were}} not counted from {from, date} to {until, date}: {silos}. Count them, or close without these counts */
export const closeUncountedRefused = (given: { count: number; from: string; until: string; silos: string | number }) => `${plural(given.count, { one: `${showNumber(given.count)} silo was`, other: `${showNumber(given.count)} silos were` })} not counted from ${showDate(given.from)} to ${showDate(given.until)}: ${given.silos}. Count them, or close without these counts`

/** materials.close.all-counted: Every silo was counted from {from, date} to {until, date}. */
export const closeAllCounted = (given: { from: string; until: string }) => `Every silo was counted from ${showDate(given.from)} to ${showDate(given.until)}.`

/** materials.close.of-plant: Close the stock of {plant} */
export const closeOfPlant = (given: { plant: string | number }) => `Close the stock of ${given.plant}`

/** materials.close.saved: {plant} closed up to {day, date} */
export const closeSaved = (given: { plant: string | number; day: string }) => `${given.plant} closed up to ${showDate(given.day)}`

/** materials.close.reopen: Reopen */
export const closeReopen = () => "Reopen"

/** materials.close.reopen-of: Reopen the stock of {plant}? */
export const closeReopenOf = (given: { plant: string | number }) => `Reopen the stock of ${given.plant}?`

/** materials.close.reopen-text: The days up to {day, date} that this closing covers can be entered and corrected again until you close them. */
export const closeReopenText = (given: { day: string }) => `The days up to ${showDate(given.day)} that this closing covers can be entered and corrected again until you close them.`

/** materials.close.reopened-done: {plant} reopened */
export const closeReopenedDone = (given: { plant: string | number }) => `${given.plant} reopened`

/** materials.close.nothing-closed: Nothing is closed */
export const closeNothingClosed = () => "Nothing is closed"

/** materials.close.future: This day has not ended yet */
export const closeFuture = () => "This day has not ended yet"

/** materials.close.already: The stock is already closed up to {day, date} */
export const closeAlready = (given: { day: string }) => `The stock is already closed up to ${showDate(given.day)}`

/** materials.close.undecided: {counts}: confirm or reject first */
export const closeUndecided = (given: { counts: string | number }) => `${given.counts}: confirm or reject first`

/** materials.close.reopened-already: This closing is already reopened */
export const closeReopenedAlready = () => "This closing is already reopened"

/** materials.close.later: The stock is closed up to {day, date}. Reopen that first */
export const closeLater = (given: { day: string }) => `The stock is closed up to ${showDate(given.day)}. Reopen that first`

/** materials.close.refused: The stock of {plant} is closed up to {day, date}. Enter a later time, or have it reopened */
export const closeRefused = (given: { plant: string | number; day: string }) => `The stock of ${given.plant} is closed up to ${showDate(given.day)}. Enter a later time, or have it reopened`

/** materials.close.late: Of {day}, closed already */
export const closeLate = (given: { day: string | number }) => `Of ${given.day}, closed already`

/** materials.comparison.title: Asked, weighed, booked, counted */
export const comparisonTitle = () => "Asked, weighed, booked, counted"

/** materials.comparison.to-before-from: The end is before the start */
export const comparisonToBeforeFrom = () => "The end is before the start"

/** materials.comparison.most-days: At most {count} days */
export const comparisonMostDays = (given: { count: string | number }) => `At most ${given.count} days`

/** materials.comparison.outside: Outside tolerance */
export const comparisonOutside = () => "Outside tolerance"

/** materials.comparison.within: Within tolerance */
export const comparisonWithin = () => "Within tolerance"

/** materials.comparison.tolerance: Tolerance ±{percent} % */
export const comparisonTolerance = (given: { percent: string | number }) => `Tolerance ±${given.percent} %`

/** materials.comparison.note: Loads of {from} to {to}. Each difference is against the figure before it; that of a count is against the capacity of the silos. A batch that has no load is booked, but not counted as weighed. */
export const comparisonNote = (given: { from: string | number; to: string | number }) => `Loads of ${given.from} to ${given.to}. Each difference is against the figure before it; that of a count is against the capacity of the silos. A batch that has no load is booked, but not counted as weighed.`

/** materials.comparison.none: Nothing was weighed, booked or counted on these days. */
export const comparisonNone = () => "Nothing was weighed, booked or counted on these days."

/** materials.comparison.batching: Weighed less asked */
export const comparisonBatching = () => "Weighed less asked"

/** materials.comparison.booking: Booked less weighed */
export const comparisonBooking = () => "Booked less weighed"

/** materials.comparison.of-silos: Of the silos */
export const comparisonOfSilos = () => "Of the silos"

/** materials.comparison.by-kg: {kg} kg */
export const comparisonByKg = (given: { kg: string | number }) => `${given.kg} kg`

/** materials.comparison.by-kg-and-percent: {kg} kg, {percent} % */
export const comparisonByKgAndPercent = (given: { kg: string | number; percent: string | number }) => `${given.kg} kg, ${given.percent} %`

/** materials.comparison.by-percent: {percent} % */
export const comparisonByPercent = (given: { percent: string | number }) => `${given.percent} %`

/** materials.sampling.title: Deliveries without a material test */
export const samplingTitle = () => "Deliveries without a material test"

/** materials.sampling.text: These sources were not sampled in time before the delivery, nor since. A sample at one plant counts for all plants. */
export const samplingText = () => "These sources were not sampled in time before the delivery, nor since. A sample at one plant counts for all plants."

/** materials.sampling.deliveries: {count, plural, one {{mass} in # delivery} other {{mass} in # deliveries}} since {on} */
export const samplingDeliveries = (given: { count: number; mass: string | number; on: string | number }) => `${plural(given.count, { one: `${given.mass} in ${showNumber(given.count)} delivery`, other: `${given.mass} in ${showNumber(given.count)} deliveries` })} since ${given.on}`

/** materials.sampling.last: Last sample {on}, due every {count, plural, one {# day} other {# days}} */
export const samplingLast = (given: { on: string | number; count: number }) => `Last sample ${given.on}, due every ${plural(given.count, { one: `${showNumber(given.count)} day`, other: `${showNumber(given.count)} days` })}`

/** materials.sampling.never: No sample in the last weeks, due every {count, plural, one {# day} other {# days}} */
export const samplingNever = (given: { count: number }) => `No sample in the last weeks, due every ${plural(given.count, { one: `${showNumber(given.count)} day`, other: `${showNumber(given.count)} days` })}`

/** materials.sampling.request: Request test */
export const samplingRequest = () => "Request test"

/** materials.sampling.requested: {requestNo} is requested */
export const samplingRequested = (given: { requestNo: string | number }) => `${given.requestNo} is requested`

/** materials.sampling.source: {material}, {source} */
export const samplingSource = (given: { material: string | number; source: string | number }) => `${given.material}, ${given.source}`
