// Made by `npm run words` from words.en.json.
import { showNumber, showVolume } from '../kit/figures'
import { plural, type Tag } from '../kit/sentence'

/** customers.customer.paper-language: Language of papers */
export const customerPaperLanguage = () => "Language of papers"

/** customers.customer.paper-language-hint: Delivery tickets and certificates show it beside the English. */
export const customerPaperLanguageHint = () => "Delivery tickets and certificates show it beside the English."

/** customers.customer.new: New customer */
export const customerNew = () => "New customer"

/** customers.customer.save: Save customer */
export const customerSave = () => "Save customer"

/** customers.customer.add: Add customer */
export const customerAdd = () => "Add customer"

/** customers.customer.name: Customer name */
export const customerName = () => "Customer name"

/** customers.customer.company: Company */
export const customerCompany = () => "Company"

/** customers.customer.registration: Registration no. (UEN) */
export const customerRegistration = () => "Registration no. (UEN)"

/** customers.customer.gst-no: GST registration no. */
export const customerGstNo = () => "GST registration no."

/** customers.customer.registration-taken: {code} {name} has this UEN. Turn on "Separate account" to keep both. */
export const customerRegistrationTaken = (given: { code: string | number; name: string | number }) => `${given.code} ${given.name} has this UEN. Turn on "Separate account" to keep both.`

/** customers.customer.name-taken: {code} {name} has this name. If it is another company, turn on "Separate account" to keep both. */
export const customerNameTaken = (given: { code: string | number; name: string | number }) => `${given.code} ${given.name} has this name. If it is another company, turn on "Separate account" to keep both.`

/** customers.customer.name-taken-unseen: Another customer has this name. If yours is another company, turn on "Separate account" to keep both. */
export const customerNameTakenUnseen = () => "Another customer has this name. If yours is another company, turn on \"Separate account\" to keep both."

/** customers.customer.name-taken-note: {code} has the same name. If yours is another company, turn on "Separate account". */
export const customerNameTakenNote = (given: { code: string | number }) => `${given.code} has the same name. If yours is another company, turn on "Separate account".`

/** customers.customer.separate-account: Separate account */
export const customerSeparateAccount = () => "Separate account"

/** customers.customer.separate-account-hint: For a second customer with the same UEN or name, such as a branch billed on its own. */
export const customerSeparateAccountHint = () => "For a second customer with the same UEN or name, such as a branch billed on its own."

/** customers.customer.sales: Sales */
export const customerSales = () => "Sales"

/** customers.customer.who-sees: Salespeople see their own customers; dispatchers see those of their regions. */
export const customerWhoSees = () => "Salespeople see their own customers; dispatchers see those of their regions."

/** customers.customer.terms-and-credit: Terms and credit */
export const customerTermsAndCredit = () => "Terms and credit"

/** customers.customer.credit-by: Finance or the sales manager sets the credit. */
export const customerCreditBy = () => "Finance or the sales manager sets the credit."

/** customers.customer.payment-term: Payment term */
export const customerPaymentTerm = () => "Payment term"

/** customers.customer.payment-term-hint: From today on. Other days and projects: Agreed payment terms. */
export const customerPaymentTermHint = () => "From today on. Other days and projects: Agreed payment terms."

/** customers.customer.agreed-terms: Agreed payment terms */
export const customerAgreedTerms = () => "Agreed payment terms"

/** customers.customer.gst-treatments: GST treatments */
export const customerGstTreatments = () => "GST treatments"

/** customers.customer.credit-limit: Credit limit */
export const customerCreditLimit = () => "Credit limit"

/** customers.customer.erp-account: ERP account */
export const customerErpAccount = () => "ERP account"

/** customers.customer.bill-split: Separate invoice for each */
export const customerBillSplit = () => "Separate invoice for each"

/** customers.customer.bill-split-hint: Tick more than one to split further. With none ticked, each project gets one invoice per period. Open drafts change the next time drafts are generated. */
export const customerBillSplitHint = () => "Tick more than one to split further. With none ticked, each project gets one invoice per period. Open drafts change the next time drafts are generated."

/** customers.customer.split-purchase-order: Purchase order */
export const customerSplitPurchaseOrder = () => "Purchase order"

/** customers.customer.split-product: Product */
export const customerSplitProduct = () => "Product"

/** customers.customer.self-billing: Self-billing */
export const customerSelfBilling = () => "Self-billing"

/** customers.customer.self-billing-hint: The customer issues the invoice; our draft is matched to it. */
export const customerSelfBillingHint = () => "The customer issues the invoice; our draft is matched to it."

/** customers.customer.credit-hold: Credit hold */
export const customerCreditHold = () => "Credit hold"

/** customers.customer.credit-hold-hint: Orders are refused until you lift it. */
export const customerCreditHoldHint = () => "Orders are refused until you lift it."

/** customers.customer.credit-hold-reason: Reason for the hold */
export const customerCreditHoldReason = () => "Reason for the hold"

/** customers.customer.supply: Supply */
export const customerSupply = () => "Supply"

/** customers.customer.supply-stopped: On hold */
export const customerSupplyStopped = () => "On hold"

/** customers.customer.supply-open: Open */
export const customerSupplyOpen = () => "Open"

/** customers.customer.supply-open-self-billing: Open, self-billing */
export const customerSupplyOpenSelfBilling = () => "Open, self-billing"

/** customers.customer.terms: Terms */
export const customerTerms = () => "Terms"

/** customers.customer.none-yet: Add the customers that order, get prices and receive invoices. */
export const customerNoneYet = () => "Add the customers that order, get prices and receive invoices."

/** customers.customer.no-projects: No projects yet. */
export const customerNoProjects = () => "No projects yet."

/** customers.customer.surcharges: Surcharges and services */
export const customerSurcharges = () => "Surcharges and services"

/** customers.customer.similar: Is it one of these? */
export const customerSimilar = () => "Is it one of these?"

/** customers.customer.credit-hold-reason-needed: Give the reason for the credit hold */
export const customerCreditHoldReasonNeeded = () => "Give the reason for the credit hold"

/** customers.customer.missing: There is no such customer */
export const customerMissing = () => "There is no such customer"

/** customers.customer.has-projects: This customer has projects. Deactivate it instead */
export const customerHasProjects = () => "This customer has projects. Deactivate it instead"

/** customers.customer.price-category-denied: Only people who manage prices can set a price category */
export const customerPriceCategoryDenied = () => "Only people who manage prices can set a price category"

/** customers.customer.price-category-field-denied: You cannot change the price category */
export const customerPriceCategoryFieldDenied = () => "You cannot change the price category"

/** customers.customer.no-salesperson: You are not set up as a salesperson yet */
export const customerNoSalesperson = () => "You are not set up as a salesperson yet"

/** customers.customer.deputy: Deputy for approvals */
export const customerDeputy = () => "Deputy for approvals"

/** customers.customer.deputy-hint: Approves drafts that the customer's own salesperson made or changed. */
export const customerDeputyHint = () => "Approves drafts that the customer's own salesperson made or changed."

/** customers.customer.credit-denied: Only finance or the sales manager can set the credit */
export const customerCreditDenied = () => "Only finance or the sales manager can set the credit"

/** customers.customer.credit-field-denied: You cannot change the credit limit or the credit hold */
export const customerCreditFieldDenied = () => "You cannot change the credit limit or the credit hold"

/** customers.customer.no-free-code: No customer code is free */
export const customerNoFreeCode = () => "No customer code is free"

/** customers.customer.booking-users-only: Only users of the booking app can have customers assigned */
export const customerBookingUsersOnly = () => "Only users of the booking app can have customers assigned"

/** customers.customer.projects: Projects ({count, number}) */
export const customerProjects = (given: { count: string | number }) => `Projects (${showNumber(given.count)})`

/** customers.customer.sold-by: with {names} */
export const customerSoldBy = (given: { names: string | number }) => `with ${given.names}`

/** customers.customer.code-taken: {code} belongs to {name} */
export const customerCodeTaken = (given: { code: string | number; name: string | number }) => `${given.code} belongs to ${given.name}`

/** customers.customer.code-taken-unseen: {code} belongs to another customer */
export const customerCodeTakenUnseen = (given: { code: string | number }) => `${given.code} belongs to another customer`

/** customers.customer.delivered-month: Delivered this month */
export const customerDeliveredMonth = () => "Delivered this month"

/** customers.customer.delivered-note: {loads, plural, one {# load} other {# loads}}; {change} against the same days last month */
export const customerDeliveredNote = (given: { loads: number; change: string | number }) => `${plural(given.loads, { one: `${showNumber(given.loads)} load`, other: `${showNumber(given.loads)} loads` })}; ${given.change} against the same days last month`

/** customers.customer.revenue-month: Delivered revenue this month */
export const customerRevenueMonth = () => "Delivered revenue this month"

/** customers.customer.revenue-note: before GST, on drafts and invoices; {change} */
export const customerRevenueNote = (given: { change: string | number }) => `before GST, on drafts and invoices; ${given.change}`

/** customers.customer.unbilled: Delivered, not invoiced */
export const customerUnbilled = () => "Delivered, not invoiced"

/** customers.customer.with-gst: with GST */
export const customerWithGst = () => "with GST"

/** customers.customer.balance: Open balance */
export const customerBalance = () => "Open balance"

/** customers.customer.overdue: Overdue */
export const customerOverdue = () => "Overdue"

/** customers.customer.overdue-oldest: oldest {days, plural, one {# day} other {# days}} late */
export const customerOverdueOldest = (given: { days: number }) => `oldest ${plural(given.days, { one: `${showNumber(given.days)} day`, other: `${showNumber(given.days)} days` })} late`

/** customers.customer.overdue-none: nothing late */
export const customerOverdueNone = () => "nothing late"

/** customers.customer.exposure: Credit exposure */
export const customerExposure = () => "Credit exposure"

/** customers.customer.exposure-of-limit: of a limit of {limit} */
export const customerExposureOfLimit = (given: { limit: string | number }) => `of a limit of ${given.limit}`

/** customers.customer.exposure-over: {over} above the limit of {limit} */
export const customerExposureOver = (given: { over: string | number; limit: string | number }) => `${given.over} above the limit of ${given.limit}`

/** customers.customer.exposure-no-limit: no credit limit */
export const customerExposureNoLimit = () => "no credit limit"

/** customers.customer.on-time: First loads on time */
export const customerOnTime = () => "First loads on time"

/** customers.customer.on-time-before: before {percent} */
export const customerOnTimeBefore = (given: { percent: string | number }) => `before ${given.percent}`

/** customers.customer.next-pour: Next pour */
export const customerNextPour = () => "Next pour"

/** customers.customer.next-pour-none: None booked */
export const customerNextPourNone = () => "None booked"

/** customers.customer.next-pours: Next pours */
export const customerNextPours = () => "Next pours"

/** customers.customer.next-pours-none: No pours booked. */
export const customerNextPoursNone = () => "No pours booked."

/** customers.customer.recent-orders: Orders of the last two weeks */
export const customerRecentOrders = () => "Orders of the last two weeks"

/** customers.customer.recent-orders-none: No orders in the last two weeks. */
export const customerRecentOrdersNone = () => "No orders in the last two weeks."

/** customers.customer.recent-loads: Latest delivery orders */
export const customerRecentLoads = () => "Latest delivery orders"

/** customers.customer.recent-loads-none: No deliveries yet. */
export const customerRecentLoadsNone = () => "No deliveries yet."

/** customers.customer.tab-orders: Orders */
export const customerTabOrders = () => "Orders"

/** customers.customer.tab-deliveries: Delivery orders */
export const customerTabDeliveries = () => "Delivery orders"

/** customers.customer.tab-quotes: Quotes and prices */
export const customerTabQuotes = () => "Quotes and prices"

/** customers.customer.tab-invoices: Invoices and payments */
export const customerTabInvoices = () => "Invoices and payments"

/** customers.customer.tab-tests: Tests */
export const customerTabTests = () => "Tests"

/** customers.customer.tab-notes: Contacts and notes */
export const customerTabNotes = () => "Contacts and notes"

/** customers.customer.credit-ok: Credit OK */
export const customerCreditOk = () => "Credit OK"

/** customers.customer.held-because: Credit hold: {reason} */
export const customerHeldBecause = (given: { reason: string | number }) => `Credit hold: ${given.reason}`

/** customers.customer.no-reason: no reason given */
export const customerNoReason = () => "no reason given"

/** customers.customer.quotes: Quotes */
export const customerQuotes = () => "Quotes"

/** customers.customer.quotes-none: No quotes yet. */
export const customerQuotesNone = () => "No quotes yet."

/** customers.customer.quote: Quote */
export const customerQuote = () => "Quote"

/** customers.customer.invoices: Invoices and notes */
export const customerInvoices = () => "Invoices and notes"

/** customers.customer.invoices-none: No invoices yet. */
export const customerInvoicesNone = () => "No invoices yet."

/** customers.customer.invoice: Invoice */
export const customerInvoice = () => "Invoice"

/** customers.customer.invoice-date: Invoice date */
export const customerInvoiceDate = () => "Invoice date"

/** customers.customer.invoice-due: Due date */
export const customerInvoiceDue = () => "Due date"

/** customers.customer.payments: Payments */
export const customerPayments = () => "Payments"

/** customers.customer.payments-none: No payments yet. */
export const customerPaymentsNone = () => "No payments yet."

/** customers.customer.payment: Payment */
export const customerPayment = () => "Payment"

/** customers.customer.paid-on: Paid on */
export const customerPaidOn = () => "Paid on"

/** customers.customer.payment-reference: Reference */
export const customerPaymentReference = () => "Reference"

/** customers.customer.payment-amount: Amount */
export const customerPaymentAmount = () => "Amount"

/** customers.customer.account-open: Customer account */
export const customerAccountOpen = () => "Customer account"

/** customers.customer.test-sets: Cylinder sets */
export const customerTestSets = () => "Cylinder sets"

/** customers.customer.test-sets-none: No cylinder sets yet. */
export const customerTestSetsNone = () => "No cylinder sets yet."

/** customers.customer.test-set: Set */
export const customerTestSet = () => "Set"

/** customers.customer.test-cast: Cast on */
export const customerTestCast = () => "Cast on"

/** customers.customer.edit-title: Edit customer */
export const customerEditTitle = () => "Edit customer"

/** customers.contact.plural: Contacts */
export const contactPlural = () => "Contacts"

/** customers.contact.hint: E-mails go to the contact set for each purpose. */
export const contactHint = () => "E-mails go to the contact set for each purpose."

/** customers.contact.add: Add contact */
export const contactAdd = () => "Add contact"

/** customers.contact.job: Job */
export const contactJob = () => "Job"

/** customers.contact.all-projects: All projects */
export const contactAllProjects = () => "All projects"

/** customers.contact.purposes: Receives */
export const contactPurposes = () => "Receives"

/** customers.contact.purpose-operation: Site and orders */
export const contactPurposeOperation = () => "Site and orders"

/** customers.contact.purpose-invoice: Invoices */
export const contactPurposeInvoice = () => "Invoices"

/** customers.contact.purpose-late-invoice: Late invoices */
export const contactPurposeLateInvoice = () => "Late invoices"

/** customers.contact.purpose-qc: Test results */
export const contactPurposeQc = () => "Test results"

/** customers.contact.email-needed: An e-mail address is needed for invoices and test results */
export const contactEmailNeeded = () => "An e-mail address is needed for invoices and test results"

/** customers.contact.missing: There is no such contact */
export const contactMissing = () => "There is no such contact"

/** customers.contact.on-order: {name} is the site contact of order {orderNo} */
export const contactOnOrder = (given: { name: string | number; orderNo: string | number }) => `${given.name} is the site contact of order ${given.orderNo}`

/** customers.contact.last-for-invoices: {name} is the last contact for invoices */
export const contactLastForInvoices = (given: { name: string | number }) => `${given.name} is the last contact for invoices`

/** customers.price-category.name: Price category */
export const priceCategoryName = () => "Price category"

/** customers.price-category.plural: Price categories */
export const priceCategoryPlural = () => "Price categories"

/** customers.price-category.hint: The discount on the regional price list. Without one the list price applies. */
export const priceCategoryHint = () => "The discount on the regional price list. Without one the list price applies."

/** customers.price-category.by-region: Category by region */
export const priceCategoryByRegion = () => "Category by region"

/** customers.price-category.add: Add region */
export const priceCategoryAdd = () => "Add region"

/** customers.price-category.none: None: the list price applies. */
export const priceCategoryNone = () => "None: the list price applies."

/** customers.project.paper-language-hint: Leave empty to use the customer’s language. */
export const projectPaperLanguageHint = () => "Leave empty to use the customer’s language."

/** customers.project.new: New project */
export const projectNew = () => "New project"

/** customers.project.save: Save project */
export const projectSave = () => "Save project"

/** customers.project.add: Add project */
export const projectAdd = () => "Add project"

/** customers.project.name: Project name */
export const projectName = () => "Project name"

/** customers.project.start: Start */
export const projectStart = () => "Start"

/** customers.project.end: End */
export const projectEnd = () => "End"

/** customers.project.contracted: Contracted */
export const projectContracted = () => "Contracted"

/** customers.project.contracted-quantity: Contracted quantity */
export const projectContractedQuantity = () => "Contracted quantity"

/** customers.project.carbon-cap: CO₂e cap */
export const projectCarbonCap = () => "CO₂e cap"

/** customers.project.supplied: Supplied */
export const projectSupplied = () => "Supplied"

/** customers.project.agreed-prices: Agreed prices */
export const projectAgreedPrices = () => "Agreed prices"

/** customers.project.new-quote: New quote */
export const projectNewQuote = () => "New quote"

/** customers.project.mix-submittals: Mix submittals */
export const projectMixSubmittals = () => "Mix submittals"

/** customers.project.passports: Concrete passports */
export const projectPassports = () => "Concrete passports"

/** customers.project.search: Project, code or customer */
export const projectSearch = () => "Project, code or customer"

/** customers.project.none-yet: A project has sites, purchase orders and agreed prices. */
export const projectNoneYet = () => "A project has sites, purchase orders and agreed prices."

/** customers.project.price-needed: None: orders need a price */
export const projectPriceNeeded = () => "None: orders need a price"

/** customers.project.rules: Order rules */
export const projectRules = () => "Order rules"

/** customers.project.purchase-order-required: Purchase order required */
export const projectPurchaseOrderRequired = () => "Purchase order required"

/** customers.project.purchase-order-required-hint: Each order needs a purchase order with quantity left. */
export const projectPurchaseOrderRequiredHint = () => "Each order needs a purchase order with quantity left."

/** customers.project.priced-only: Priced products only */
export const projectPricedOnly = () => "Priced products only"

/** customers.project.priced-only-hint: Only products with an agreed price can be ordered. */
export const projectPricedOnlyHint = () => "Only products with an agreed price can be ordered."

/** customers.project.default: Default project */
export const projectDefault = () => "Default project"

/** customers.project.default-hint: Offered first when the customer orders. */
export const projectDefaultHint = () => "Offered first when the customer orders."

/** customers.project.further-customers: Further customers */
export const projectFurtherCustomers = () => "Further customers"

/** customers.project.further-customers-hint: Contractors that order on the same project. */
export const projectFurtherCustomersHint = () => "Contractors that order on the same project."

/** customers.project.sites-hint: Where the trucks go. Distance and travel time to each plant are measured from the pin. */
export const projectSitesHint = () => "Where the trucks go. Distance and travel time to each plant are measured from the pin."

/** customers.project.purchase-orders-hint: Ordered and delivered quantities count against the purchase order number on the order. */
export const projectPurchaseOrdersHint = () => "Ordered and delivered quantities count against the purchase order number on the order."

/** customers.project.similar: Projects of this customer with similar names */
export const projectSimilar = () => "Projects of this customer with similar names"

/** customers.project.ends-too-early: The end date is before the start date */
export const projectEndsTooEarly = () => "The end date is before the start date"

/** customers.project.has-open-business: {name} has {orders, plural, one {# open order} other {# open orders}} and {loads, plural, one {# delivered load} other {# delivered loads}} without invoice, priced by its region and customer. Enter a new project instead */
export const projectHasOpenBusiness = (given: { name: string | number; orders: number; loads: number }) => `${given.name} has ${plural(given.orders, { one: `${showNumber(given.orders)} open order`, other: `${showNumber(given.orders)} open orders` })} and ${plural(given.loads, { one: `${showNumber(given.loads)} delivered load`, other: `${showNumber(given.loads)} delivered loads` })} without invoice, priced by its region and customer. Enter a new project instead`

/** customers.project.missing: There is no such project */
export const projectMissing = () => "There is no such project"

/** customers.project.of-another-customer: This project belongs to another customer */
export const projectOfAnotherCustomer = () => "This project belongs to another customer"

/** customers.project.no-free-code: No project code is free */
export const projectNoFreeCode = () => "No project code is free"

/** customers.project.plant-twice: A plant is listed twice */
export const projectPlantTwice = () => "A plant is listed twice"

/** customers.project.code-taken: {code} is the code of {name} */
export const projectCodeTaken = (given: { code: string | number; name: string | number }) => `${given.code} is the code of ${given.name}`

/** customers.project.further-customer: Further customer {number} */
export const projectFurtherCustomer = (given: { number: string | number }) => `Further customer ${given.number}`

/** customers.project.share: {percent} % of {whole, number, volume} */
export const projectShare = (given: { percent: string | number; whole: string | number }) => `${given.percent} % of ${showVolume(given.whole)}`

/** customers.project.edit-title: Edit project */
export const projectEditTitle = () => "Edit project"

/** customers.project.tab-sites: Sites and purchase orders */
export const projectTabSites = () => "Sites and purchase orders"

/** customers.project.tab-prices: Agreed prices today */
export const projectTabPrices = () => "Agreed prices today"

/** customers.project.tab-mixes: Mixes agreed */
export const projectTabMixes = () => "Mixes agreed"

/** customers.project.supplied-of: of {whole, number, volume} contracted */
export const projectSuppliedOf = (given: { whole: string | number }) => `of ${showVolume(given.whole)} contracted`

/** customers.project.supplied-no-contract: no contracted quantity */
export const projectSuppliedNoContract = () => "no contracted quantity"

/** customers.project.room: Purchase order balance */
export const projectRoom = () => "Purchase order balance"

/** customers.project.room-note: on {orders, plural, one {# purchase order} other {# purchase orders}} with a limit */
export const projectRoomNote = (given: { orders: number }) => `on ${plural(given.orders, { one: `${showNumber(given.orders)} purchase order`, other: `${showNumber(given.orders)} purchase orders` })} with a limit`

/** customers.project.room-none: no purchase order with a limit */
export const projectRoomNone = () => "no purchase order with a limit"

/** customers.project.prices: Agreed prices in force */
export const projectPrices = () => "Agreed prices in force"

/** customers.project.prices-none: No agreed prices today: the regional list applies. */
export const projectPricesNone = () => "No agreed prices today: the regional list applies."

/** customers.project.price: Price per m³ */
export const projectPrice = () => "Price per m³"

/** customers.project.price-from: In force from */
export const projectPriceFrom = () => "In force from"

/** customers.project.price-to: In force to */
export const projectPriceTo = () => "In force to"

/** customers.project.mixes-none: No mixes submitted yet. */
export const projectMixesNone = () => "No mixes submitted yet."

/** customers.project.submittal: Submittal */
export const projectSubmittal = () => "Submittal"

/** customers.project.map: Sites of the project */
export const projectMap = () => "Sites of the project"

/** customers.project.sites-none: No sites yet. */
export const projectSitesNone = () => "No sites yet."

/** customers.project.purchase-orders-none: No purchase orders yet. */
export const projectPurchaseOrdersNone = () => "No purchase orders yet."

/** customers.project.ordered: Ordered so far */
export const projectOrdered = () => "Ordered so far"

/** customers.project.balance: Balance */
export const projectBalance = () => "Balance"

/** customers.project.no-limit: No limit */
export const projectNoLimit = () => "No limit"

/** customers.site.plural: Sites */
export const sitePlural = () => "Sites"

/** customers.site.add: Add site */
export const siteAdd = () => "Add site"

/** customers.site.main-gate: Main gate */
export const siteMainGate = () => "Main gate"

/** customers.site.name: Site name */
export const siteName = () => "Site name"

/** customers.site.postal-code: Postal code */
export const sitePostalCode = () => "Postal code"

/** customers.site.gate: Gate or landmark */
export const siteGate = () => "Gate or landmark"

/** customers.site.radius: Arrival radius */
export const siteRadius = () => "Arrival radius"

/** customers.site.radius-hint: Usually 200 m. */
export const siteRadiusHint = () => "Usually 200 m."

/** customers.site.largest-load: Largest load */
export const siteLargestLoad = () => "Largest load"

/** customers.site.radius-least: At least 20 m */
export const siteRadiusLeast = () => "At least 20 m"

/** customers.site.radius-most: At most 2,000 m */
export const siteRadiusMost = () => "At most 2,000 m"

/** customers.site.missing: There is no such site */
export const siteMissing = () => "There is no such site"

/** customers.site.other-project: You cannot move a site to another project */
export const siteOtherProject = () => "You cannot move a site to another project"

/** customers.site.has-orders: Orders were delivered to this site. Deactivate it instead */
export const siteHasOrders = () => "Orders were delivered to this site. Deactivate it instead"

/** customers.site.nearest-plants: Nearest plants in a straight line: {plants} */
export const siteNearestPlants = (given: { plants: string | number }) => `Nearest plants in a straight line: ${given.plants}`

/** customers.purchase-order.plural: Purchase orders */
export const purchaseOrderPlural = () => "Purchase orders"

/** customers.purchase-order.add: Add purchase order */
export const purchaseOrderAdd = () => "Add purchase order"

/** customers.purchase-order.hint: Removing a line here does not delete the saved purchase order. */
export const purchaseOrderHint = () => "Removing a line here does not delete the saved purchase order."

/** customers.purchase-order.number: Number */
export const purchaseOrderNumber = () => "Number"

/** customers.purchase-order.valid-from: Valid from */
export const purchaseOrderValidFrom = () => "Valid from"

/** customers.purchase-order.valid-to: Valid to */
export const purchaseOrderValidTo = () => "Valid to"

/** customers.purchase-order.open: Open for orders */
export const purchaseOrderOpen = () => "Open for orders"

/** customers.purchase-order.ends-too-early: The last day is before the first day */
export const purchaseOrderEndsTooEarly = () => "The last day is before the first day"

/** customers.purchase-order.denied: You cannot edit purchase orders */
export const purchaseOrderDenied = () => "You cannot edit purchase orders"

/** customers.purchase-order.used: Ordered {ordered, number, volume}, delivered {delivered, number, volume} */
export const purchaseOrderUsed = (given: { ordered: string | number; delivered: string | number }) => `Ordered ${showVolume(given.ordered)}, delivered ${showVolume(given.delivered)}`

/** customers.purchase-order.used-and-left: Ordered {ordered, number, volume}, delivered {delivered, number, volume}<left> – balance {balance, number, volume}</left> */
export const purchaseOrderUsedAndLeft = <Node>(given: { ordered: string | number; delivered: string | number; left: Tag<Node>; balance: string | number }): (string | Node)[] => [`Ordered ${showVolume(given.ordered)}, delivered ${showVolume(given.delivered)}`, given.left([` – balance ${showVolume(given.balance)}`])]

/** customers.salesperson.salesperson: Salesperson */
export const salespersonSalesperson = () => "Salesperson"

/** customers.salesperson.plural: Salespeople */
export const salespersonPlural = () => "Salespeople"

/** customers.salesperson.username: Username */
export const salespersonUsername = () => "Username"

/** customers.salesperson.search: Name or user name */
export const salespersonSearch = () => "Name or user name"

/** customers.salesperson.none-yet: A salesperson is a member of staff with a sales role. */
export const salespersonNoneYet = () => "A salesperson is a member of staff with a sales role."

/** customers.salesperson.new: New salesperson */
export const salespersonNew = () => "New salesperson"

/** customers.salesperson.username-hint: The user name of a member of staff with a sales role. */
export const salespersonUsernameHint = () => "The user name of a member of staff with a sales role."

/** customers.salesperson.missing: There is no such salesperson */
export const salespersonMissing = () => "There is no such salesperson"

/** customers.salesperson.username-denied: Only sales administration or the sales manager can change the user name of a salesperson */
export const salespersonUsernameDenied = () => "Only sales administration or the sales manager can change the user name of a salesperson"

/** customers.salesperson.not-staff: No member of staff has the user name {username} */
export const salespersonNotStaff = (given: { username: string | number }) => `No member of staff has the user name ${given.username}`

/** customers.salesperson.no-sales-role: {name} has no sales role */
export const salespersonNoSalesRole = (given: { name: string | number }) => `${given.name} has no sales role`
