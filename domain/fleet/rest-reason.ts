import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'

/** Why a driver may rest, and whether the place in the queue is kept meanwhile. */
export const restReason = noun({
  key: 'rest_reason',
  names: ['rest reason', 'rest reasons'],
  area: 'fleet',
  table: 'driver_rest_reason',
  audit: 'driver_rest_reason',
  right: 'driver_record',
  calls: {
    'GET /driver-rest-reason/list': 'list',
    'GET /driver-rest-reason/detail/:id': 'record',
    'POST /driver-rest-reason/save': 'save',
    'DELETE /driver-rest-reason/:id': 'remove',
  },
  fields: {
    reason: { kind: 'text', label: 'Reason', most: 80, span: 12 },
    keepsPlace: {
      kind: 'flag',
      label: 'Keeps queue position',
      cell: { label: 'Queue', words: ['Keeps position', 'Rejoins at the back'] },
    },
  },
  answer: 'record',
  order: 'reason',
  sort: ['reason', 'active'],
  keyword: ['reason'],
  keptBy: {
    table: 'driver',
    column: 'restReasonId',
    why: 'A driver is resting for this reason. Deactivate it instead',
  },
  screen: {
    url: 'fleet/driver/rest-reason',
    title: 'Driver rest reason',
    head: 'Rest reasons',
    roles: dispatchHeads,
    menu: { area: 'fleet', group: 'Fleet' },
    master: { group: 'Plants and fleet', after: '/fleet/group', what: 'Why a driver rests' },
    search: 'Reason',
    columns: ['reason', 'keepsPlace'],
    empty: 'Meal, prayer, fuel: why a driver may leave the rank for a while.',
    offered: 'Offered to drivers',
    called: '{reason}',
    said: 'Rest reason {reason} saved',
  },
})
