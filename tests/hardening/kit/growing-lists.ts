import type { Call } from '~/domain/access/rights'

const MESSAGES = 'what a receiver was told last is read from all of its messages'
const LABORATORY = 'figures of a whole period, counted from its sets'
const MATERIAL_TESTS = 'the newest test of each material is sorted from all of its tests'
const DRAFTS = 'what is earned and not billed is worked out from the drafts'
const TIMES = 'the charges of every load of the days asked for are worked out twice'

/** Lists that read more of a table than a page needs, with the reason; each that is mended is taken from here. */
export const GROWING: Partial<Record<Call, string>> = {
  'GET /unbilled-charge': DRAFTS,
  'GET /unbilled-charge/totals': DRAFTS,
  'GET /timed-charge': TIMES,
  'GET /timed-charge/totals': TIMES,
  'GET /e-ticket-subscription': MESSAGES,
  'GET /cylinder-test/concrete-pot': 'the sets of a pot are counted',
  'GET /cylinder-test/plant-info': LABORATORY,
  'GET /cylinder-test/house-data': LABORATORY,
  'POST /cylinder-test/plant-summary-report': LABORATORY,
  'GET /laboratory-equipment/list': 'the results of a press are counted',
  'GET /stock-comparison': 'what plants used in the days asked for is added up from weights and stock book',
  'POST /delivery-order/batch-variation-report': 'the weights of a whole period are grouped',
  'GET /mix-designs/constituents': MATERIAL_TESTS,
  'GET /raw-material-test/mixes': MATERIAL_TESTS,
}
