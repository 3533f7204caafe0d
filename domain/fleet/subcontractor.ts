import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'

/** Firms that drive for us with their own trucks. */
export const subcontractor = noun({
  key: 'subcontractor',
  names: ['subcontractor', 'subcontractors'],
  area: 'fleet',
  table: 'subcontractor',
  right: 'truck',
  calls: {
    'GET /truck/subcontractors': 'all',
    'POST /truck/subcontractors/save': 'save',
    'POST /truck/subcontractors/change-status': 'status',
  },
  fields: {
    subcontractorName: { kind: 'text', label: 'Name', most: 80, span: 12, cell: { label: 'Subcontractor' } },
    ownerId: {
      kind: 'lookup',
      label: 'Owner',
      optional: true,
      empty: 'None',
      table: 'subcontractor_owner',
      shows: { ownerName: { column: 'ownerName', label: 'Owner', cell: { none: 'None' } } },
      source: { path: 'driver/all-subcon-owners', label: 'ownerName', short: true },
    },
  },
  order: 'subcontractorName',
  sort: [],
  keyword: [],
  screen: {
    url: 'fleet/truck',
    title: 'Subcontractors',
    roles: dispatchHeads,
    columns: ['subcontractorName', 'ownerName'],
    empty: 'Subcontractors drive for us with their own trucks.',
    offered: 'In use',
    called: '{subcontractorName}',
    said: '{subcontractorName} saved',
  },
})
