import { area } from '../kit/area'
import { buyerNeedFiles } from './buyer-need.files'
import { draftTicketFiles } from './draft-ticket.files'
import { erpFiles } from './erp.files'
import { invoiceRoutes } from './invoice'
import { draftUpdateRoutes } from './invoice-draft-update'

/** Drafts put right, invoices made, found and exported, and what the ERP does with them: for the full door. */
export const billingDesk = area()
  .route('/', draftUpdateRoutes)
  .route('/', buyerNeedFiles)
  .route('/', draftTicketFiles)
  .route('/', invoiceRoutes)
  .route('/', erpFiles)
