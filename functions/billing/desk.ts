import { area } from '../kit/area'
import { draftTicketFiles } from './draft-ticket.files'
import { invoiceRoutes } from './invoice'
import { draftUpdateRoutes } from './invoice-draft-update'

/** Drafts put right, invoices made, found and exported: for the full door. */
export const billingDesk = area().route('/', draftUpdateRoutes).route('/', draftTicketFiles).route('/', invoiceRoutes)
