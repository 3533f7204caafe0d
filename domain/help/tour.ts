import type { Role } from '../access/roles'
import * as words from './words'

/** A screen of a tour: its address and what it is for. Its title is the screen's own. */
export type TourStep = { to: string; text: () => string }

const step = (to: string, text: () => string): TourStep => ({ to, text })

const HOME = step('/', words.tourHome)
const COMPANY = step('/', words.tourCockpit)
const ORDERS = step('/order', words.tourOrders)
const PLAN = step('/fleet/chart/optimisation-schedule', words.tourPlan)
const TRACING = step('/fleet/truck/truck-tracing', words.tourTracing)
const SILOS = step('/material/silo-level', words.tourSilo)
const CUSTOMERS = step('/sales-management/customers/overview', words.tourCustomers)
const APPROVALS = step('/sales-management/pricing/approvals', words.tourApprovals)
const PRICING = step('/sales-management/pricing/overview', words.tourPricing)
const DRAFTS = step('/sales-management/invoice-draft/overview', words.tourDrafts)
const UNBILLED = step('/billing/unbilled', words.tourUnbilled)
const RECEIVABLES = step('/billing/receivables', words.tourReceivables)
const SUBMITTALS = step('/mixdesign/submittals', words.tourSubmittals)
const WORKING_LIST = step('/material/working-list', words.tourWorkingList)
const MIXES = step('/mixdesign/list', words.tourMixes)
const REPORTS = step('/report', words.tourReports)
const MIX_REQUESTS = step('/mixdesign/md-requisitions', words.tourRequisitions)
const MATERIAL_REQUESTS = step('/mixdesign/rm-requisitions', words.tourRequisitionsMaterial)
const OUTSTANDING = step('/raw-material-testing/outstanding-test-list', words.tourOutstanding)
const DRY_TEST = step('/inhouse-cylinder-testing/dry-test', words.tourDryTest)
const WEEK = step('/inhouse-cylinder-testing/week-at-a-glance', words.tourWeek)
const TESTS = step('/inhouse-cylinder-testing', words.tourCylinderTests)
const CYLINDER_APPROVALS = step('/inhouse-cylinder-testing/approval-request', words.tourCylinderApprovals)
const CONFORMITY = step('/inhouse-cylinder-testing/conformity', words.tourConformity)
const AUDIT = step('/administration/audit-trail', words.tourAudit)
const SETTINGS = step('/administration/settings', words.tourSettings)
const USERS = step('/administration/users', words.tourUsers)

/** Five screens a role begins with, the daily work first. */
const TOURS: Partial<Record<Role, readonly TourStep[]>> = {
  admin: [HOME, USERS, SETTINGS, AUDIT, step('/administration/machine-keys', words.tourMachineKeys)],
  ceo: [COMPANY, APPROVALS, DRAFTS, CUSTOMERS, REPORTS],
  sales_manager: [HOME, DRAFTS, APPROVALS, CUSTOMERS, UNBILLED],
  sales_admin: [HOME, CUSTOMERS, PRICING, step('/sales-management/surcharges', words.tourSurcharges), DRAFTS],
  salesperson: [HOME, CUSTOMERS, PRICING, DRAFTS, step('/sales-management/mix-submittals', words.tourSubmittals)],
  finance_hod: [HOME, RECEIVABLES, UNBILLED, step('/billing/periods', words.tourPeriods), SETTINGS],
  finance_ar: [
    HOME,
    step('/billing/invoice/invoice-generate', words.tourInvoiceRun),
    step('/billing/payments', words.tourPayments),
    RECEIVABLES,
    step('/billing/reminders', words.tourReminders),
  ],
  dispatcher: [HOME, ORDERS, step('/order/new', words.tourOrderNew), PLAN, TRACING],
  dispatcher_manager: [
    HOME,
    PLAN,
    step('/fleet/roster', words.tourRoster),
    step('/order/trouble-shoot', words.tourTrouble),
    step('/order/capacity-profile', words.tourCapacity),
  ],
  batcher: [
    step('/queue/batcher', words.tourQueue),
    step('/queue/panel-batch', words.tourPanel),
    step('/queue/plant-checks', words.tourPlantChecks),
    SILOS,
    step('/material/expected-incoming', words.tourIncoming),
  ],
  hr_cement: [HOME, WORKING_LIST, REPORTS],
  lab: [WEEK, DRY_TEST, step('/inhouse-cylinder-testing/wet-test', words.tourWetTest), OUTSTANDING, TESTS],
  lab_manager: [
    HOME,
    CYLINDER_APPROVALS,
    CONFORMITY,
    step('/inhouse-cylinder-testing/non-conformity', words.tourNonConformity),
    MIXES,
  ],
  house_manager: [
    WEEK,
    DRY_TEST,
    CYLINDER_APPROVALS,
    TESTS,
    step('/inhouse-cylinder-testing/inhouse-cylinder-lab-info', words.tourHouse),
  ],
  mix_design_requester: [HOME, MIX_REQUESTS, MATERIAL_REQUESTS, SUBMITTALS, REPORTS],
  raw_material_requester: [
    HOME,
    MATERIAL_REQUESTS,
    step('/raw-material-testing/sample-submission-form', words.tourSample),
    OUTSTANDING,
    step('/raw-material-testing/search-all-test-results', words.tourResults),
  ],
  advance_user: [
    MIXES,
    step('/mixdesign/design-bench', words.tourBench),
    step('/mixdesign/trial-batches', words.tourTrials),
    SUBMITTALS,
    step('/mixdesign/plant-mix-design-mapping', words.tourMapping),
  ],
  it_support: [
    step('/support/health', words.tourHealth),
    step('/support/backup', words.tourBackup),
    step('/support/orders', words.tourSupportOrders),
    step('/support/users', words.tourSupportUsers),
    step('/support/order-audit-data', words.tourSupportTrail),
  ],
}

/** The tour of a person: of the first role that has one. */
export const tourOf = (roles: readonly Role[]): readonly TourStep[] =>
  roles.flatMap(role => (TOURS[role] ? [TOURS[role]] : []))[0] ?? [HOME, REPORTS]
