import { area } from '../kit/area'
import { draftPartRoutes, invoiceDraftRoutes } from './invoice-draft'

/** Drafts, read and decided: a level is approved wherever its person is. The rest of billing is `desk.ts`. */
export const billingApi = area().route('/', invoiceDraftRoutes).route('/', draftPartRoutes)
