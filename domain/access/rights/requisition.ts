import type { Rights } from './kit'

/** What a mix or the test of a material is asked for with. Which kinds one sees is narrowed in the reads. */
export const requisitionRights = {
  'GET /requisitions/list': ['view', 'requisition'],
  'GET /requisitions/option': ['view', 'requisition'],
  'GET /requisitions/customers': ['view', 'requisition'],
  'GET /requisitions/projects': ['view', 'requisition'],
  'GET /requisitions/salesperson': ['view', 'requisition'],
  'GET /requisitions/getSalePerson/:id': ['view', 'requisition'],
  'GET /requisitions/get-list-customer-requisitions': ['view', 'requisition'],
  'GET /requisitions/detail/:id': ['view', 'requisition'],
  'GET /requisitions/reqandtest/:id': ['view', 'requisition'],
  'GET /requisitions/trail/:id': ['view', 'requisition'],
  'POST /requisitions/createrequisition': ['manage', 'md_requisition'],
  'PUT /requisitions/updaterequisition': ['manage', 'md_requisition'],
  'POST /requisitions/create': ['manage', 'rm_requisition'],
  'PUT /requisitions/update': ['manage', 'rm_requisition'],
  'POST /requisitions/approveReq/:id': ['approve-1', 'requisition'],
  'POST /requisitions/rejectReq/:id': ['approve-1', 'requisition'],

  'GET /requisitions/requisitionstest': ['view', 'requisition'],
  'POST /requisitions/requisitionstest': ['manage', 'rm_requisition'],
  'PUT /requisitions/requisitionstest/:id': ['manage', 'rm_requisition'],

  'POST /requisitions/:id/upload': ['manage', 'requisition'],
  'GET /requisitions/download/:id': ['view', 'requisition'],
  'DELETE /requisitions/attachment/:id': ['manage', 'requisition'],

  'GET /requisitions/report/head': ['view', 'requisition'],
  'POST /requisitions/report/data': ['view', 'requisition'],
  'GET /report/head': ['view', 'requisition'],
  'POST /report/data': ['view', 'requisition'],

  'GET /requisitions/import/template': ['manage', 'rm_requisition'],
  'POST /requisitions/import/upload': ['manage', 'rm_requisition'],
  'GET /requisitions/import/upload/:id': ['manage', 'rm_requisition'],
  'POST /requisitions/import/upload/:id/commit': ['manage', 'rm_requisition'],
  'GET /requisitions/import/upload/:id/rejects': ['manage', 'rm_requisition'],

  'GET /mix-design-mapping/requisition': ['view', 'requisition_mapping'],
  'GET /mix-design-mapping/requisition/mixes': ['view', 'requisition_mapping'],
  'PUT /mix-design-mapping/requisition': ['manage', 'requisition_mapping'],
  'POST /mix-design-mapping/requisition/:id/complete': ['manage', 'requisition_mapping'],
} as const satisfies Rights
