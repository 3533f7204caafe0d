import { LANGUAGE_NAMES, SPOKEN } from '~/domain/kit/language'
import type { Lookup } from '~/web/kit/list/column'

/** Where the reference fields of this area ask. */
export const CUSTOMERS: Lookup = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }
export const REGIONS: Lookup = { path: 'region', label: 'regionName', detail: 'code' }
export const SALESPEOPLE: Lookup = { path: 'salesperson?active=true', label: 'name', detail: 'username' }
export const PAYMENT_TERMS: Lookup = { path: 'payment-term?active=true', label: 'paymentTermName', detail: 'days' }

/** In which papers are printed, each by its own name. */
export const PAPER_LANGUAGES = SPOKEN.map(language => [language, LANGUAGE_NAMES[language]] as const)

export const CUSTOMERS_LIST = '/sales-management/customers/overview'
export const PROJECTS_LIST = '/sales-management/projects/overview'
export const customerPath = (id: string) => `/sales-management/customers/edit/${id}`
export const projectPath = (id: string) => `/sales-management/projects/create?id=${id}`
