/** Answers that look wrong and are not, each with its reason; one that is not needed any more fails the test. */
export type Kind = keyof typeof ON_PURPOSE

const A_FILE = 'a file; who may not see the row gets none'
const ABOUT_IT = 'tells something about the row and not the row'
const A_LINE = 'loads of the plant that are not given to a line yet stand on every line of it'
const A_TRAIL = 'the lines of its trail, none where the demo company changed nothing of it'
const COLUMNS = 'the ids are those of passes, the columns of the list'
const NEEDED =
  'the ids are those of passes that the own load needs; none is held, as by a truck or driver that is not there'
const PRICED = 'what can have a price is named beside the rows, whoever they are of'
const NO_STATEMENT =
  'the two statements of the demo company are those of colleagues; tests/billing/self-bill asks about others'
const NO_LOAD = 'a customer without a load in the case gets no paper of it, and those asked about have none'
const NO_DAYS = 'the days drawn for a trial are not over, for whatever plant; tests/orders/plan-trial asks about others'
const NO_PLAN = 'the only plans of the first day are such that came to nothing; tests/orders asks about others'

const ON_PAPER = 'what the customer of an own project was sent names the plant and the tests of its materials'

export const ON_PURPOSE = {
  /** A row of others is in the answer. */
  tells: {
    'GET /cylinder-test/house-data of plant': 'a laboratory names every plant that it serves',
    'GET /mix-submittals/:id of raw_material_test': ON_PAPER,
  },
  /** A path that names a row of others is found. */
  answers: {
    'GET /customer/allow-create-order-customers/:regionId/:orderDate regionId': 'own customers who build in the region',
    'GET /delivery-order/by-order-id/:id id': 'a list of loads, empty as where there is no such order',
    'GET /delivery-order/by-merge-order-id/:id id': 'a list of loads, empty as where there is no such merged order',
  },
  /** A row of others is told from one that nobody has. */
  differs: {
    'GET /customer/allow-create-order-customers/:regionId/:orderDate regionId': 'own customers who build in the region',
  },
  /** A list narrowed by a row of others holds rows. */
  unheeded: {
    'GET /commercial-term customerId': PRICED,
    'GET /commercial-term projectId': PRICED,
    'GET /air-control plantId': 'own trucks that load at the plant of another region',
    'GET /cylinder-test/customers customerId': 'the customer narrows the projects beside, not the customers',
    'GET /delivery-order/get-pass-needed driverId': NEEDED,
    'GET /delivery-order/get-pass-needed orderId': NEEDED,
    'GET /delivery-order/get-pass-needed truckId': NEEDED,
    'GET /driver-pass/list plantId': COLUMNS,
    'GET /truck-pass/list plantId': COLUMNS,
    'GET /driver/check_truck_associated driverId': 'whether another driver than this one has the own truck',
    'GET /orderdetail/assigned_list bp': A_LINE,
    'GET /orderdetail/assigned_list/refresh bp': A_LINE,
    'GET /queue/approval-list batchingPlantId': 'requests are made to a plant, not to a line',
    'GET /queue/returning-truck batchingPlantId': 'trucks come back to a plant, not to a line',
    'GET /tolerance-setting plantId': 'limits that bind every plant',
  },
  /** A read of one row by its id does not say the id. */
  nameless: {
    'GET /customer/allow-create-order-customers/:regionId/:orderDate': 'a list',
    'GET /customer/customer-contact-emails/:id': ABOUT_IT,
    'GET /customer/customer-contact-qcemails/:id': ABOUT_IT,
    'GET /customer/customerRegion/:id': ABOUT_IT,
    'GET /customer/validate-delete-contact-info/:id': ABOUT_IT,
    'GET /cylinder-test/certificate/:id': A_FILE,
    'GET /cylinder-test/pdf/:id': A_FILE,
    'GET /cylinder-test/trail/:id': 'the trail of the demo company begins three weeks ago: an older set has no line',
    'GET /delivery-order/associate-product-quantity/:id': ABOUT_IT,
    'GET /delivery-order/banned-detail/:id': ABOUT_IT,
    'GET /orderdetail/last_do/:id': ABOUT_IT,
    'GET /orderdetail/newDoNumber/:id': ABOUT_IT,
    'GET /pricing/pricing-history-end-date/:id': ABOUT_IT,
    'GET /pricing/threshold/:id': ABOUT_IT,
    'GET /project/audit/:id': ABOUT_IT,
    'GET /driver/audit/:id': A_TRAIL,
    'GET /plant/audit/:id': A_TRAIL,
    'GET /truck/audit/:id': A_TRAIL,
    'GET /requisitions/getSalePerson/:id': ABOUT_IT,
    'POST /orderdetail/download-pdf-without-header/:a/:b/:c': A_FILE,
  },
  /** No own row has an answer of its own, so that nothing is shown by asking about a foreign one. */
  vain: {
    'GET /self-bill/:id id': NO_STATEMENT,
    'GET /self-bill/:id/pdf id': NO_STATEMENT,
    'GET /non-conformities/:id/pdf customerId': NO_LOAD,
    'GET /order-plan/plans/:id/difference id': NO_PLAN,
    'GET /order-plan/plans/:id/load/:loadId loadId': NO_PLAN,
    'GET /order-plan/plans/:id/unserved/:orderId orderId': NO_PLAN,
    'POST /plan-trial fleet.plantId': NO_DAYS,
    'POST /plan-trial plantHours.plantId': NO_DAYS,
    'POST /plan-trial plantIds': NO_DAYS,
    'POST /plan-trial/check fleet.plantId': NO_DAYS,
    'POST /plan-trial/check plantHours.plantId': NO_DAYS,
    'POST /plan-trial/check plantIds': NO_DAYS,
  },
}

const AGREED_IN =
  'a bill of an own customer says in which quote its price was agreed, also for a project of a colleague'

/** What those tell besides who see rows by owner: the drawn questions of `owner-canary` need not meet each of them. */
export const TOLD_TO_OWNERS = {
  'GET /invoice-draft/:id of pricing': AGREED_IN,
  'GET /invoice-draft/:id/order of pricing': AGREED_IN,
  'GET /invoice-draft/:id/order-details of pricing': AGREED_IN,
}
