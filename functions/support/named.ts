import type { Call } from '~/domain/access/rights'
import { invalid } from '~/domain/kit/problem'
import { area, may } from '../kit/area'
import type { Ctx } from '../kit/context'
import { bodyOf, look } from './view'

/** Calls of support by the call that answers them; a `:name` is filled from the path or, failing that, from the query. */
export const NAMED: Partial<Record<Call, string>> = {
  'GET /support/v2/doDetails': 'GET /orderdetail/view',
  'GET /support/v2/invoiceDraftDetails': 'GET /invoice-draft/:invoiceDraftId',
  'GET /support/v2/invoiceProductDetails': 'GET /invoice-draft/:invoiceDraftId/order',
  'GET /support/v2/invoiceSubProductDetails': 'GET /invoice-draft/:invoiceDraftId/sub-product',
  'GET /support/v2/invoiceAssociateProductDetails': 'GET /invoice-draft/:invoiceDraftId/associate-product',
  'GET /support/v2/trucks': 'GET /truck/list-truck',
  'GET /support/v2/truck-driver-info': 'GET /truck/truck-info',
  'GET /support/v2/do-info': 'GET /driver/get-do-info',
  'GET /support/v2/travel-info': 'GET /driver/get-travel-info',
  'GET /support/v2/orderAudit': 'GET /order/audit-order',
  'GET /support/v2/cylinderTestDetails': 'GET /cylinder-test/test-sets',
  'GET /support/v2/mix-designs/getMixDesignAudit/:id': 'GET /audit?subject=mix_design&subjectId=:id',
  'GET /support/v2/mix-designs/getMixDesignDetail/:id': 'GET /mix-designs/:id',
  'GET /support/mix-designs/findAll': 'GET /mix-designs/list',
  'GET /support/mix-designs/detail/:id': 'GET /mix-designs/:id',

  'GET /matiralestingsupport/material/list': 'GET /material/list',
  'GET /matiralestingsupport/material/active-list': 'GET /material/list?active=true',
  'GET /matiralestingsupport/mix-designs/completed': 'GET /mix-designs/list?status=completed',
  'GET /matiralestingsupport/criteria-headers-by-name': 'GET /criteria-headers/get-criteria-headers-by-name',
  ...sameAs('raw-material-test', [
    'POST list',
    'GET gradingspecs/get-all',
    'GET gradingspecs/get-all-active',
    'POST gradingspecs/filter',
    'GET gradingspecs/detail/:id',
    'GET supplier/get-all',
    'GET supplier/get-all-active',
    'POST supplier/filter',
    'GET supplier/detail/:id',
    'GET sampler/get-all',
    'GET sampler/get-all-active',
    'POST sampler/filter',
    'GET sampler/detail/:id',
    'GET tester/get-all',
    'GET tester/get-all-active',
    'POST tester/filter',
    'GET tester/detail/:id',
    'GET sieves-analysis/get-test-result',
    'GET sieves-analysis/get-changed-test-result',
    'POST sieves-analysis/calculate-test-result',
    'PUT calculate-mix-design-aggregate-test',
    'POST getRawMaterialTestInfo',
    'POST get-non-combined-data',
    'POST get-combined-data',
    'POST get-agg-running-mean-graph',
    'POST get-aggregate-test-reports',
    'POST export-aggregate-excel-report',
    'POST exportCementExcelReport',
    'POST generate-graph-pdf',
    'POST download-cement-template',
    'POST getReport',
    'GET rawandtestbyreqid/:id',
    'GET get-material-has-approved-test',
    'GET get-all-sieve-size',
    'GET all-concrete-sieve-size',
    'GET all-aggregates-sieve-size',
    'GET latest-mix-design-aggregate-test',
    'GET get-raw-material-test-types',
    'GET get-test-types-by-material',
    'GET listAll',
    'GET :id',
  ]),
}

export function namedRoutes() {
  const routes = area()
  for (const [call, target] of Object.entries(NAMED) as [Call, string][]) {
    const [method = '', path = ''] = call.split(' ')
    routes.on(method, path, may(call), (c: Ctx) => answered(c, target))
  }
  return routes
}

async function answered(c: Ctx, target: string): Promise<Response> {
  const [method = 'GET', pattern = ''] = target.split(' ')
  const given = new URL(c.req.url).searchParams
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = c.req.param(name) ?? given.get(name)
    if (!value) throw invalid(name, 'This field is required')
    given.delete(name)
    return encodeURIComponent(value)
  })
  const [path = '', fixed = ''] = filled.split('?')
  const query = new URLSearchParams([...new URLSearchParams(fixed), ...given])
  return look(c, { method, path, search: query.size ? `?${query}` : '', body: await bodyOf(c) })
}

function sameAs(office: string, calls: readonly string[]): Partial<Record<Call, string>> {
  const rows = calls.map(call => {
    const [method, path] = call.split(' ')
    return [`${method} /matiralestingsupport/${path}`, `${method} /${office}/${path}`]
  })
  return Object.fromEntries(rows)
}
