import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'

/** Whose the subcontractors are; one who owns none is removed, and trips of old still name them. */
export const subcontractorOwner = noun({
  key: 'subcontractor_owner',
  names: ['owner', 'owners'],
  named: 'subcontractor owner',
  area: 'fleet',
  table: 'subcontractor_owner',
  right: 'driver_record',
  calls: {
    'GET /driver/active-subcon-owners': 'all active',
    'GET /driver/all-subcon-owners': 'all',
    'POST /driver/save-subcon-owner': 'save',
    'POST /driver/change-status-subcon-owner': 'status',
    'POST /driver/delete-subcon-owner': 'remove',
  },
  fields: {
    ownerName: { kind: 'text', label: 'Name', most: 80, span: 12, cell: { label: 'Owner' } },
    phone: { kind: 'text', label: 'Phone', most: 40, type: 'tel', optional: true },
    email: { kind: 'text', label: 'E-mail', most: 120, type: 'email', optional: true },
  },
  counts: { subcontractors: { label: 'Subcontractors', table: 'subcontractor', column: 'ownerId' } },
  answer: 'record',
  order: 'ownerName',
  sort: [],
  keyword: [],
  keptBy: {
    table: 'subcontractor',
    column: 'ownerId',
    why: '{ownerName} owns {subcontractors} subcontractors. Deactivate it instead',
  },
  screen: {
    url: 'fleet/truck',
    title: 'Subcontractor owners',
    roles: dispatchHeads,
    columns: ['ownerName', 'phone', 'email', 'subcontractors'],
    empty: 'Owners of the subcontractors that drive for us.',
    offered: 'In use',
    called: '{ownerName}',
    said: '{ownerName} saved',
  },
})
