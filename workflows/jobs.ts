import { writeErpFile } from './billing/export-invoices'
import { sendStatementLetter } from './billing/receivable/statement'
import { sendEInvoiceJob } from './billing/send-e-invoice'
import { sendLetter } from './billing/send-invoice'
import { sendSelfBillLetter } from './billing/send-self-bill'
import { sendNonConformityLetter } from './cylinders/send-non-conformity'
import { sendResultLetter } from './cylinders/send-results'
import { sendETicket } from './deliveries/send-e-ticket'
import { exportActionHistory } from './fleet/export-action-history'
import type { JobList } from './kit/jobs'
import { sendSubmittalLetter } from './mixdesign/send-mix-submittal'
import { trainStrengthModel } from './mixdesign/train-strength-model'
import { runPlan } from './orders/plan/run'
import { sendSiteLinkLetter } from './orders/send-site-link'
import { sendReportLetter } from './reports/send-report-schedule'
import { sendNotificationLetter } from './users/send-notification'

const ALL = [
  writeErpFile,
  sendLetter,
  sendSelfBillLetter,
  sendEInvoiceJob,
  sendStatementLetter,
  sendResultLetter,
  sendNonConformityLetter,
  sendSubmittalLetter,
  sendNotificationLetter,
  sendReportLetter,
  sendSiteLinkLetter,
  sendETicket,
  exportActionHistory,
  runPlan,
  trainStrengthModel,
]

/** Every job of the portal by its kind; the consumer runs what is listed here and nothing else. */
export const JOBS: JobList = Object.fromEntries(ALL.map(job => [job.kind, job])) as JobList
