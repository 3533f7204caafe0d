// Made by `npm run words` from words.en.json.
import { translated } from '../kit/translated'

/** help.tour.home: Start here each day. The list shows what you have to decide or do, oldest first, with amount and age. */
export const tourHome = () => translated("Start here each day. The list shows what you have to decide or do, oldest first, with amount and age.")

/** help.tour.cockpit: Volume, revenue, margin, cash, punctuality and carbon for any span, beside the span before. Click a figure for its rows. */
export const tourCockpit = () => "Volume, revenue, margin, cash, punctuality and carbon for any span, beside the span before. Click a figure for its rows."

/** help.tour.orders: All orders of the day with poured and balance. Red means late against the promise to the customer. */
export const tourOrders = () => "All orders of the day with poured and balance. Red means late against the promise to the customer."

/** help.tour.order-new: Type what the caller says first. Offers show what plants and trucks can carry, each with its chance to be on time. */
export const tourOrderNew = () => "Type what the caller says first. Offers show what plants and trucks can carry, each with its chance to be on time."

/** help.tour.plan: Each truck's day. Drag a load and see which rule breaks before you drop it, or let the portal plan. */
export const tourPlan = () => "Each truck's day. Drag a load and see which rule breaks before you drop it, or let the portal plan."

/** help.tour.tracing: Where each truck is and what it is doing, from GPS and from what people report. */
export const tourTracing = () => "Where each truck is and what it is doing, from GPS and from what people report."

/** help.tour.roster: Who drives which truck tomorrow, who is on leave, and whom to call in. */
export const tourRoster = () => "Who drives which truck tomorrow, who is on leave, and whom to call in."

/** help.tour.trouble: Orders that lack a plant, a truck or a time, each with the way out. */
export const tourTrouble = () => "Orders that lack a plant, a truck or a time, each with the way out."

/** help.tour.capacity: How many m³ each plant can load per hour. Booking, queue and planning go by it. */
export const tourCapacity = () => "How many m³ each plant can load per hour. Booking, queue and planning go by it."

/** help.tour.queue: The loads of your plant. Call the next truck, batch, print the ticket. */
export const tourQueue = () => translated("The loads of your plant. Call the next truck, batch, print the ticket.")

/** help.tour.panel: Recipes sent to the batch computer and weights that came back. */
export const tourPanel = () => translated("Recipes sent to the batch computer and weights that came back.")

/** help.tour.plant-checks: Moisture, scales and mixer: what to check before the first load. */
export const tourPlantChecks = () => translated("Moisture, scales and mixer: what to check before the first load.")

/** help.tour.silo: How much is in each silo and how long it lasts. */
export const tourSilo = () => translated("How much is in each silo and how long it lasts.")

/** help.tour.incoming: Tankers on the way. Receive them with weight and document. */
export const tourIncoming = () => translated("Tankers on the way. Receive them with weight and document.")

/** help.tour.working-list: Negative stock, missing receipts and other things to sort out. */
export const tourWorkingList = () => "Negative stock, missing receipts and other things to sort out."

/** help.tour.customers: A customer's record: open orders, invoices, credit, tests and history on one page. */
export const tourCustomers = () => "A customer's record: open orders, invoices, credit, tests and history on one page."

/** help.tour.pricing: Quotes and agreed prices with their dates. Each price says where it comes from. */
export const tourPricing = () => "Quotes and agreed prices with their dates. Each price says where it comes from."

/** help.tour.approvals: Prices and changes that you decide. Press a to approve, r to reject. */
export const tourApprovals = () => "Prices and changes that you decide. Press a to approve, r to reject."

/** help.tour.drafts: Bills of the period before they become invoices. Correct, settle exceptions, submit. */
export const tourDrafts = () => "Bills of the period before they become invoices. Correct, settle exceptions, submit."

/** help.tour.submittals: Mixes sent to a project for agreement, with design, tests and carbon. */
export const tourSubmittals = () => "Mixes sent to a project for agreement, with design, tests and carbon."

/** help.tour.invoice-run: Turn approved drafts into invoices. Numbers have no gaps. */
export const tourInvoiceRun = () => "Turn approved drafts into invoices. Numbers have no gaps."

/** help.tour.receivables: Open items by customer and age, with statement and credit exposure. */
export const tourReceivables = () => "Open items by customer and age, with statement and credit exposure."

/** help.tour.payments: Payments from the ERP, matched to invoices. What does not match is listed. */
export const tourPayments = () => "Payments from the ERP, matched to invoices. What does not match is listed."

/** help.tour.reminders: Overdue invoices and the reminder that is due for each. */
export const tourReminders = () => "Overdue invoices and the reminder that is due for each."

/** help.tour.unbilled: Earned but not billed: waiting, part loads and other charges, one click from their draft. */
export const tourUnbilled = () => "Earned but not billed: waiting, part loads and other charges, one click from their draft."

/** help.tour.periods: Close a billing period, or re-open it with a reason. */
export const tourPeriods = () => "Close a billing period, or re-open it with a reason."

/** help.tour.surcharges: Surcharges, add-ons and services with their dates, by region, customer or project. */
export const tourSurcharges = () => "Surcharges, add-ons and services with their dates, by region, customer or project."

/** help.tour.mixes: All mix designs with version, status and carbon. */
export const tourMixes = () => translated("All mix designs with version, status and carbon.")

/** help.tour.bench: Design a mix by BRE, ACI 211 or EN 206 and save it as a draft. */
export const tourBench = () => "Design a mix by BRE, ACI 211 or EN 206 and save it as a draft."

/** help.tour.trials: Trial batches: fresh results, cubes ordered, strength fed back into the design. */
export const tourTrials = () => "Trial batches: fresh results, cubes ordered, strength fed back into the design."

/** help.tour.requisitions: Requests for a new mix. Each shows who has to act. */
export const tourRequisitions = () => "Requests for a new mix. Each shows who has to act."

/** help.tour.requisitions-material: Requests for raw material tests. Each shows who has to act. */
export const tourRequisitionsMaterial = () => "Requests for raw material tests. Each shows who has to act."

/** help.tour.mapping: Which approved mix a plant or project uses for a product. */
export const tourMapping = () => "Which approved mix a plant or project uses for a product."

/** help.tour.outstanding: Tests that are due. Late work comes first. */
export const tourOutstanding = () => translated("Tests that are due. Late work comes first.")

/** help.tour.results: All raw material tests with their verdict against the specification. */
export const tourResults = () => "All raw material tests with their verdict against the specification."

/** help.tour.sample: Submit a sample and follow it to the approved result. */
export const tourSample = () => "Submit a sample and follow it to the approved result."

/** help.tour.wet-test: Slump, temperature and specimens when concrete is sampled. */
export const tourWetTest = () => translated("Slump, temperature and specimens when concrete is sampled.")

/** help.tour.dry-test: Enter the load of the press. Readings that look wrong ask you first. */
export const tourDryTest = () => translated("Enter the load of the press. Readings that look wrong ask you first.")

/** help.tour.week: Which specimens are crushed on which day. */
export const tourWeek = () => translated("Which specimens are crushed on which day.")

/** help.tour.cylinder-tests: All specimens with results, verdict and certificate. */
export const tourCylinderTests = () => translated("All specimens with results, verdict and certificate.")

/** help.tour.cylinder-approvals: Results to approve, by step. */
export const tourCylinderApprovals = () => translated("Results to approve, by step.")

/** help.tour.conformity: Each concrete against its criteria, initial or continuous. */
export const tourConformity = () => translated("Each concrete against its criteria, initial or continuous.")

/** help.tour.non-conformity: Failures with the loads and customers they touch, and their decision. */
export const tourNonConformity = () => translated("Failures with the loads and customers they touch, and their decision.")

/** help.tour.house: What each curing house holds and collects. */
export const tourHouse = () => translated("What each curing house holds and collects.")

/** help.tour.reports: Ready-made reports. Ask a question in words, or have one e-mailed to you on a schedule. */
export const tourReports = () => "Ready-made reports. Ask a question in words, or have one e-mailed to you on a schedule."

/** help.tour.users: People, roles and scope. A scope limits what a person sees to regions, plants or customers. */
export const tourUsers = () => "People, roles and scope. A scope limits what a person sees to regions, plants or customers."

/** help.tour.settings: Business settings by date, with approval and a preview of what changes. */
export const tourSettings = () => "Business settings by date, with approval and a preview of what changes."

/** help.tour.audit: Who changed what and when. The chain is checked against forgery. */
export const tourAudit = () => "Who changed what and when. The chain is checked against forgery."

/** help.tour.machine-keys: Keys of telematics, batch computers and the ERP. */
export const tourMachineKeys = () => "Keys of telematics, batch computers and the ERP."

/** help.tour.health: Database, jobs, disk and alarms at a glance. */
export const tourHealth = () => "Database, jobs, disk and alarms at a glance."

/** help.tour.backup: Age of the last backup and the last drill. */
export const tourBackup = () => "Age of the last backup and the last drill."

/** help.tour.support-orders: Find an order's whole story by its number. */
export const tourSupportOrders = () => "Find an order's whole story by its number."

/** help.tour.support-users: Who has which role, and what a person sees. */
export const tourSupportUsers = () => "Who has which role, and what a person sees."

/** help.tour.support-trail: The trail of one order, with names instead of ids. */
export const tourSupportTrail = () => "The trail of one order, with names instead of ids."

/** help.glossary.acknowledged: Acknowledged: The plant has seen the order and confirmed that it can make the mix. */
export const glossaryAcknowledged = () => translated("Acknowledged: The plant has seen the order and confirmed that it can make the mix.")

/** help.glossary.after-hours: After hours: Time outside normal working hours, charged by its term. */
export const glossaryAfterHours = () => translated("After hours: Time outside normal working hours, charged by its term.")

/** help.glossary.air-order-home: Air order home: The day's orders on the map, seen from above. */
export const glossaryAirOrderHome = () => translated("Air order home: The day's orders on the map, seen from above.")

/** help.glossary.ban: Ban: A truck or driver that a customer or site refuses. */
export const glossaryBan = () => translated("Ban: A truck or driver that a customer or site refuses.")

/** help.glossary.call: Call: Telling a truck to come under the plant for one load. */
export const glossaryCall = () => translated("Call: Telling a truck to come under the plant for one load.")

/** help.glossary.carbon: Carbon A1 to A3: Emissions of raw materials (A1), their transport (A2) and production (A3), in kg CO₂e per m³. */
export const glossaryCarbon = () => translated("Carbon A1 to A3: Emissions of raw materials (A1), their transport (A2) and production (A3), in kg CO₂e per m³.")

/** help.glossary.conad: CONAD: Control of concrete by cumulative sums (CUSUM) of mean, range and correlation. */
export const glossaryConad = () => translated("CONAD: Control of concrete by cumulative sums (CUSUM) of mean, range and correlation.")

/** help.glossary.concrete-pot: Concrete pot: A container in which specimens travel from site to curing house. */
export const glossaryConcretePot = () => translated("Concrete pot: A container in which specimens travel from site to curing house.")

/** help.glossary.conformity: Conformity: Whether a concrete meets its criteria over a series of results, not just one. */
export const glossaryConformity = () => translated("Conformity: Whether a concrete meets its criteria over a series of results, not just one.")

/** help.glossary.costing: Costing: What a product costs to make, by plant and day. The margin is taken from it. */
export const glossaryCosting = () => translated("Costing: What a product costs to make, by plant and day. The margin is taken from it.")

/** help.glossary.credit-hold: Credit hold: Orders and loads of a customer are refused until finance lifts it. */
export const glossaryCreditHold = () => translated("Credit hold: Orders and loads of a customer are refused until finance lifts it.")

/** help.glossary.cylinder-set: Cylinder set: Specimens from one sample, crushed at the ages specified. */
export const glossaryCylinderSet = () => translated("Cylinder set: Specimens from one sample, crushed at the ages specified.")

/** help.glossary.delivery-order: Delivery order (DO): One truck load of an order, with its ticket. */
export const glossaryDeliveryOrder = () => translated("Delivery order (DO): One truck load of an order, with its ticket.")

/** help.glossary.discharge-method: Discharge method: How concrete leaves the truck: chute, pump, skip. */
export const glossaryDischargeMethod = () => translated("Discharge method: How concrete leaves the truck: chute, pump, skip.")

/** help.glossary.dispute: Dispute: A billed line that the customer contests. It is held back until settled. */
export const glossaryDispute = () => translated("Dispute: A billed line that the customer contests. It is held back until settled.")

/** help.glossary.draft: Invoice draft: The bill of a customer and period before it is approved and numbered. */
export const glossaryDraft = () => translated("Invoice draft: The bill of a customer and period before it is approved and numbered.")

/** help.glossary.dry-test: Dry test: Crushing a specimen and entering the load. */
export const glossaryDryTest = () => translated("Dry test: Crushing a specimen and entering the load.")

/** help.glossary.duty: Duty: A driver's working time, with its limit and breaks. */
export const glossaryDuty = () => translated("Duty: A driver's working time, with its limit and breaks.")

/** help.glossary.e-modification: E-modification: A requested change to a delivered load, approved before it reaches the bill. */
export const glossaryEModification = () => translated("E-modification: A requested change to a delivered load, approved before it reaches the bill.")

/** help.glossary.exception: Exception: What keeps a draft from approval, such as a missing purchase order. */
export const glossaryException = () => translated("Exception: What keeps a draft from approval, such as a missing purchase order.")

/** help.glossary.exposure: Credit exposure: Open invoices, unbilled loads and ordered concrete together. */
export const glossaryExposure = () => translated("Credit exposure: Open invoices, unbilled loads and ordered concrete together.")

/** help.glossary.fineness-modulus: Fineness modulus: One figure for how coarse an aggregate is, from its sieves. */
export const glossaryFinenessModulus = () => translated("Fineness modulus: One figure for how coarse an aggregate is, from its sieves.")

/** help.glossary.first-load: First load: When the first truck of an order is promised on site. */
export const glossaryFirstLoad = () => translated("First load: When the first truck of an order is promised on site.")

/** help.glossary.free-water: Free water: Water that can react with cement: added water plus surface moisture of aggregates. */
export const glossaryFreeWater = () => translated("Free water: Water that can react with cement: added water plus surface moisture of aggregates.")

/** help.glossary.house: House: A curing house for specimens, serving one or more plants. */
export const glossaryHouse = () => translated("House: A curing house for specimens, serving one or more plants.")

/** help.glossary.mapping: Mapping: Which approved mix a plant or project uses for a product. */
export const glossaryMapping = () => translated("Mapping: Which approved mix a plant or project uses for a product.")

/** help.glossary.margin: Margin: Price less cost, per m³ or in percent of the price. */
export const glossaryMargin = () => translated("Margin: Price less cost, per m³ or in percent of the price.")

/** help.glossary.mix-submittal: Mix submittal: A mix offered to a project for agreement, with its evidence. */
export const glossaryMixSubmittal = () => translated("Mix submittal: A mix offered to a project for agreement, with its evidence.")

/** help.glossary.non-conformity: Non-conformity: A failed criterion, with loads touched, cause and decision. */
export const glossaryNonConformity = () => translated("Non-conformity: A failed criterion, with loads touched, cause and decision.")

/** help.glossary.on-call: On call: The last m³ of an order. No load is planned for them until the site asks. */
export const glossaryOnCall = () => translated("On call: The last m³ of an order. No load is planned for them until the site asks.")

/** help.glossary.part-load: Part load: A load below the minimum of the truck, charged by its term. */
export const glossaryPartLoad = () => translated("Part load: A load below the minimum of the truck, charged by its term.")

/** help.glossary.pass: Pass: A permit that a truck or driver needs for a site. */
export const glossaryPass = () => translated("Pass: A permit that a truck or driver needs for a site.")

/** help.glossary.pour: Pour: All loads of one order through one pump or chute. */
export const glossaryPour = () => translated("Pour: All loads of one order through one pump or chute.")

/** help.glossary.promise: Promise: The time given to the customer. Late always means late against it. */
export const glossaryPromise = () => translated("Promise: The time given to the customer. Late always means late against it.")

/** help.glossary.repair: Repair: A new plan for the rest of the day after an incident. Called loads stay as they are. */
export const glossaryRepair = () => translated("Repair: A new plan for the rest of the day after an incident. Called loads stay as they are.")

/** help.glossary.requisition: Requisition: A request for a new mix or for a raw material test. */
export const glossaryRequisition = () => translated("Requisition: A request for a new mix or for a raw material test.")

/** help.glossary.returned: Returned concrete: What comes back in the truck, with its cause and who pays. */
export const glossaryReturned = () => translated("Returned concrete: What comes back in the truck, with its cause and who pays.")

/** help.glossary.self-billing: Self-billing: The customer issues the invoice. We send a statement to match. */
export const glossarySelfBilling = () => translated("Self-billing: The customer issues the invoice. We send a statement to match.")

/** help.glossary.slump: Slump: How far fresh concrete settles in the cone test, in mm. */
export const glossarySlump = () => translated("Slump: How far fresh concrete settles in the cone test, in mm.")

/** help.glossary.spacing: Spacing: Minutes between two trucks on site. */
export const glossarySpacing = () => translated("Spacing: Minutes between two trucks on site.")

/** help.glossary.stretch: Stretch limit: How much longer than ordered the plan may make a pour. */
export const glossaryStretch = () => translated("Stretch limit: How much longer than ordered the plan may make a pour.")

/** help.glossary.target-mean: Target mean strength: Strength that a mix is designed for, so that few results fall below the grade. */
export const glossaryTargetMean = () => translated("Target mean strength: Strength that a mix is designed for, so that few results fall below the grade.")

/** help.glossary.ticket: Ticket: The paper of a load, generated before it is batched. */
export const glossaryTicket = () => translated("Ticket: The paper of a load, generated before it is batched.")

/** help.glossary.trial-batch: Trial batch: A small batch to prove a mix before it is approved. */
export const glossaryTrialBatch = () => translated("Trial batch: A small batch to prove a mix before it is approved.")

/** help.glossary.ullage: Ullage: Free room in a silo. A tanker must fit into it. */
export const glossaryUllage = () => translated("Ullage: Free room in a silo. A tanker must fit into it.")

/** help.glossary.waiting: Waiting: Time on site beyond the free time, charged by its term. */
export const glossaryWaiting = () => translated("Waiting: Time on site beyond the free time, charged by its term.")

/** help.glossary.water-cement: w/c: Free water divided by cement, with additions counted by their k-value. */
export const glossaryWaterCement = () => translated("w/c: Free water divided by cement, with additions counted by their k-value.")

/** help.glossary.wet-test: Wet test: Slump, temperature and casting of specimens when concrete is sampled. */
export const glossaryWetTest = () => translated("Wet test: Slump, temperature and casting of specimens when concrete is sampled.")

/** help.glossary.will-call: Will-call: An order with a slot but without confirmation. The customer calls to confirm. */
export const glossaryWillCall = () => translated("Will-call: An order with a slot but without confirmation. The customer calls to confirm.")
