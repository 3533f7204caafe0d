import { area } from '../kit/area'
import { invoiceRoutes } from './invoice'
import { draftPartRoutes, invoiceDraftRoutes } from './invoice-draft'

export const billingApi = area().route('/', invoiceDraftRoutes).route('/', draftPartRoutes).route('/', invoiceRoutes)
