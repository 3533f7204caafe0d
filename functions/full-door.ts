import type { Hono } from 'hono'
import { billingPeriodFiles } from './billing/billing-period.files'
import { billingDesk } from './billing/desk'
import { draftDeputyFiles } from './billing/draft-deputy.files'
import { draftExceptionFiles } from './billing/draft-exception.files'
import { draftMakingFiles } from './billing/draft-making.files'
import { eInvoiceFiles } from './billing/e-invoice.files'
import { erpExportFiles } from './billing/erp-export.files'
import { invoiceFiles } from './billing/invoice.files'
import { draftEvidenceEngine } from './billing/invoice-draft-evidence.engine'
import { invoiceNoteFiles } from './billing/invoice-note.files'
import { paymentFiles } from './billing/payment.files'
import { rebateFiles } from './billing/rebate.files'
import { receivableFiles } from './billing/receivable.files'
import { reminderFiles } from './billing/reminder.files'
import { selfBillFiles } from './billing/self-bill.files'
import { unbilledChargeEngine } from './billing/unbilled-charge.engine'
import { catalogDesk } from './catalog/desk'
import { regionPricesEngine } from './catalog/region-prices.engine'
import { customersDesk } from './customers/desk'
import { cylinderTestFiles } from './cylinders/cylinder-test.files'
import { cylindersDesk } from './cylinders/desk'
import { dryUploadFiles } from './cylinders/dry-upload.files'
import { equipmentFiles } from './cylinders/laboratory-equipment.files'
import { maturityFiles } from './cylinders/maturity.files'
import { cylinderMethods } from './cylinders/methods.engine'
import { deliveriesDesk } from './deliveries/desk'
import { actionHistoryFiles } from './fleet/action-history.files'
import { driverCodeOf, driverPhoneOf } from './fleet/ask-by-driver-phone'
import { fleetDesk } from './fleet/desk'
import { passAssigneeFiles } from './fleet/pass-assignee.files'
import { mount, type Routes } from './kit/area'
import type { Env } from './kit/context'
import type { Route } from './kit/openapi'
import { lightDoor } from './light-door'
import { materialMethods } from './materials/methods.engine'
import { receiptEngine } from './materials/receipt.engine'
import { samplingEngine } from './materials/sampling.engine'
import { stockCountEngine } from './materials/stock-count.engine'
import { benchRoutes } from './mixdesign/bench.engine'
import { mixdesignDesk } from './mixdesign/desk'
import { mixMethods } from './mixdesign/methods.engine'
import { mixDesignFiles } from './mixdesign/mix-design.files'
import { mixDesignEvidenceEngine } from './mixdesign/mix-design-evidence.engine'
import { mixSubmittalEngine } from './mixdesign/mix-submittal.engine'
import { mixLineUploadFiles, mixUploadFiles } from './mixdesign/mix-upload.files'
import { mixEngineRoutes } from './mixdesign/optimise.engine'
import { mixPreviewRoutes } from './mixdesign/preview.engine'
import { requisitionActEngine, requisitionEngine } from './mixdesign/requisition.engine'
import { requisitionFiles } from './mixdesign/requisition.files'
import { requisitionMappingEngine } from './mixdesign/requisition-mapping.engine'
import { trialBatchEngine } from './mixdesign/trial-batch.engine'
import { siteLinkOf } from './orders/ask-by-site-link'
import { ordersDesk } from './orders/desk'
import { missingInfoFiles } from './orders/missing-info.files'
import { orderAuditFiles } from './orders/order/audit.files'
import { orderCancellationEngine } from './orders/order/cancellation.engine'
import { orderServiceEngine } from './orders/order/extras.engine'
import { planEngine } from './orders/plan.engine'
import { pricingApi } from './pricing'
import { agreedGstTreatmentRoutes } from './pricing/agreed-gst-treatment.engine'
import { agreedPaymentTermRoutes } from './pricing/agreed-payment-term.engine'
import { commercialTermRoutes } from './pricing/commercial-term.engine'
import { priceApprovalRoutes } from './pricing/price-approval.engine'
import { priceTrialFiles } from './pricing/price-trial.files'
import { pricingFiles } from './pricing/pricing.files'
import { rawtestsApi } from './rawtests'
import { cementImportFiles } from './rawtests/cement-import.files'
import { graphFiles } from './rawtests/graph.files'
import { rawTestMethods } from './rawtests/methods.engine'
import { testReportFiles } from './rawtests/test-report.files'
import { activityFiles } from './reports/activity.files'
import { attachmentFiles } from './reports/attachment.files'
import { carbonEmissionFiles } from './reports/carbon-emission.files'
import { cockpitEngine } from './reports/cockpit.engine'
import { reportsDesk } from './reports/desk'
import { jobFiles } from './reports/file.files'
import { monthConcreteEngine } from './reports/month-concrete.engine'
import { reportScheduleEngine } from './reports/report-schedule.engine'
import { workItemEngine } from './reports/work-item.engine'
import { supportApi } from './support'
import { usersApi } from './users'
import { machineOf } from './users/ask-by-machine-key'

/** Everything: also passwords, files, PDF, spreadsheets and engines, which need a real machine. */
export function fullDoor(api: Hono<Env>): void {
  api.use('/payment/receive', machineOf('erp'))
  api.use('/erp/*', machineOf('erp'))
  api.use('/truck/telematics', machineOf('telematics'))
  api.use('/panel/*', machineOf('batch_computer'))
  api.use('/site/*', siteLinkOf)
  api.use('/driver-phone/bind', driverCodeOf)
  api.use('/driver-phone/open', driverPhoneOf('shut'))
  api.use('/driver-phone/job/*', driverPhoneOf('open'))
  mount(api, ...FILES)
  lightDoor(api)
  // Prices, invoices, reports and tests of raw materials are work for a desk, and what is behind them is large: the Worker
  // has no room for it.
  mount(api, catalogDesk, pricingApi, billingDesk, reportsDesk, rawtestsApi)
  // Support asks every other call from inside; given paths of other areas (user/customeruser) are before user/:id.
  mount(api, supportApi, usersApi)
}

/** Loaded when it is asked for: it knows every schema of every call. */
fullDoor.document = async (routes: Route[], version: string): Promise<object> => {
  const [{ documentOf }, { contract }, { examples }] = await Promise.all([
    import('./kit/contract/document'),
    import('./contract/contract.mjs'),
    import('./contract/examples.mjs'),
  ])
  return documentOf(routes, contract, version, examples)
}

/** Routes that send or take files (`<noun>.files.ts`) or need an engine (`<noun>.engine.ts`), one entry each. */
const FILES: Routes[] = [
  eInvoiceFiles,
  erpExportFiles,
  invoiceNoteFiles,
  rebateFiles,
  passAssigneeFiles,
  actionHistoryFiles,
  jobFiles,
  workItemEngine,
  cockpitEngine,
  reportScheduleEngine,
  activityFiles,
  attachmentFiles,
  carbonEmissionFiles,
  cylinderTestFiles,
  equipmentFiles,
  maturityFiles,
  dryUploadFiles,
  trialBatchEngine,
  mixDesignEvidenceEngine,
  mixSubmittalEngine,
  monthConcreteEngine,
  invoiceFiles,
  paymentFiles,
  receivableFiles,
  reminderFiles,
  selfBillFiles,
  draftDeputyFiles,
  draftMakingFiles,
  draftExceptionFiles,
  draftEvidenceEngine,
  unbilledChargeEngine,
  priceTrialFiles,
  billingPeriodFiles,
  orderAuditFiles,
  missingInfoFiles,
  orderServiceEngine,
  orderCancellationEngine,
  planEngine,
  deliveriesDesk,
  ordersDesk,
  fleetDesk,
  customersDesk,
  cylinderMethods,
  cylindersDesk,
  materialMethods,
  receiptEngine,
  samplingEngine,
  stockCountEngine,
  mixMethods,
  rawTestMethods,
  cementImportFiles,
  graphFiles,
  testReportFiles,
  mixEngineRoutes,
  mixDesignFiles,
  requisitionFiles,
  requisitionEngine,
  requisitionActEngine,
  mixdesignDesk,
  requisitionMappingEngine,
  benchRoutes,
  mixPreviewRoutes,
  mixUploadFiles,
  mixLineUploadFiles,
  pricingFiles,
  commercialTermRoutes,
  agreedPaymentTermRoutes,
  agreedGstTreatmentRoutes,
  regionPricesEngine,
  priceApprovalRoutes,
]
