import type { AppLoadContext } from '@remix-run/node'
import { apiFor, listOf, take } from '~/web/kit/api'
import { searchOf } from '~/web/kit/list/url'
import { anId } from '~/web/kit/screens'
import type { SiloChoice } from './dialogs'

const CALLS = { list: 'list', open: 'working-list', incoming: 'expected-incoming' } as const

/** Rows of a list of material orders, with the silos to choose from while a form over them is open. */
export async function loadOrders(request: Request, context: AppLoadContext, which: keyof typeof CALLS) {
  const api = apiFor({ request, context }).materials
  const editing = new URL(request.url).searchParams.get('edit') ?? ''
  const [page, silos] = await Promise.all([
    listOf(api['material-order'][CALLS[which]].$get({ query: searchOf(request) })),
    editing && !editing.startsWith('receive-') ? take(api.silo.search.$get({ query: { limit: '200' } })) : null,
  ])
  const rows = page.rows
  const [verb = '', id = ''] = editingOf(editing)
  const order = rows.find(row => row.id === id) ?? null
  const same = (silos?.rows ?? []).filter(silo => verb !== 'split' || silo.materialId === order?.materialId)
  const choices: SiloChoice[] = same.map(silo => [
    silo.siloId,
    `${silo.plantName}, ${silo.siloCode}, ${silo.materialName}`,
  ])
  return { page, choices, verb, id, order }
}

/** `new`, `order-<silo>`, `change-<order>`, `split-<order>`, `receive-<order>`. */
function editingOf(editing: string): [verb: string, id: string] {
  const at = editing.indexOf('-')
  const id = editing.slice(at + 1)
  return at > 0 && anId.test(id) ? [editing.slice(0, at), id] : [editing, '']
}
