import type { Lookup } from '~/web/kit/list/column'

export const CUSTOMERS: Lookup = { path: 'requisitions/customers', label: 'customerName', detail: 'customerCode' }
export const PROJECTS: Lookup = { path: 'requisitions/projects', label: 'projectName', detail: 'projectCode' }
export const SALESPEOPLE: Lookup = { path: 'requisitions/salesperson', label: 'name', detail: 'username' }
export const MATERIALS: Lookup = { path: 'material/search', label: 'name', detail: 'materialCode' }
export const SOURCES: Lookup = { path: 'material-source/search', label: 'sourceName', detail: 'country' }
export const MD = '/mixdesign/md-requisitions'
export const RM = '/mixdesign/rm-requisitions'
export const MAPPABLE: Lookup = { path: 'requisitions/list?mappable=true', label: 'title', detail: 'requisitionNo' }
export const FITTING: Lookup = {
  path: 'mix-design-mapping/requisition/mixes',
  value: 'mixDesignId',
  label: 'mixCode',
  detail: 'name',
}
