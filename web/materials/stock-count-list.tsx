import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as kitWords from '~/domain/kit/words'
import { COUNT_STATUS_NAMES, COUNT_STATUSES } from '~/domain/materials/stock-count'
import * as words from '~/domain/materials/words'
import { apiFor, listOf, take } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { BelowZero } from './below-zero'
import { actOnStockCount } from './stock-count-action'
import { StockCountDialog } from './stock-count-form'
import { countTone, signedTonnes, tonnes } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).materials
  const isEditing = new URL(request.url).searchParams.has('edit')
  const silos = async (query: object) => (await take(api.silo.search.$get({ query: { limit: '200', ...query } }))).rows
  const [page, below, choices] = await Promise.all([
    listOf(api['stock-count'].$get({ query: searchOf(request) })),
    silos({ belowZero: 'true', sort: 'levelKg' }),
    isEditing ? silos({}) : [],
  ])
  return { page, below, choices }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnStockCount(request, context)

/** Counts of stock with the book of their moment and the difference; on top the silos whose book cannot be right. */
export default function StockCountList() {
  const { page, below, choices } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  const me = useUser()?.id
  const run = useAction()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const { editing, to } = useEditLink()
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> {words.countNew()}
      </Link>
    </Button>
  )
  type Row = (typeof page.rows)[number]
  const actionsOf = (row: Row) => {
    const fields = { id: row.id, version: String(row.version) }
    const { countNo } = row
    const isOpen = row.status === 'submitted'
    const confirm = { label: words.countConfirm(), intent: 'confirm', fields, done: words.countConfirmed({ countNo }) }
    const why = isOpen ? (row.countedBy === me ? words.countOwn() : undefined) : words.countDecided()
    return [
      { label: confirm.label, run: () => run(confirm), ...(why ? { why } : {}) },
      {
        label: words.countReject(),
        danger: true,
        run: () =>
          setAsking({
            label: words.countReject(),
            intent: 'reject',
            fields,
            look: 'danger',
            done: words.countRejectedDone({ countNo }),
            confirm: { title: words.countRejectAsk({ countNo }), reason: true, verb: words.countReject() },
          }),
        ...(isOpen ? {} : { why: words.countDecided() }),
      },
    ]
  }
  return (
    <ListScreen<Row>
      title={words.countPlural()}
      noun={['count', 'counts']}
      page={page}
      columns={[
        {
          key: 'countNo',
          label: words.countCount(),
          show: row => <span className="code">{row.countNo}</span>,
          sort: true,
        },
        { key: 'materialName', label: kitWords.fieldMaterial(), show: row => row.materialName, sort: true },
        {
          key: 'plantName',
          label: words.orderPlantAndSilo(),
          show: row => `${row.plantName}, ${row.siloCode}`,
          sort: true,
        },
        {
          key: 'countedAt',
          label: words.countCountedAt(),
          show: row => <span className="figures">{showDateTime(row.countedAt)}</span>,
          sort: true,
        },
        { key: 'bookKg', label: words.countBook(), show: row => tonnes(row.bookKg), align: 'right' },
        { key: 'countedKg', label: words.countCounted(), show: row => tonnes(row.countedKg), align: 'right' },
        {
          key: 'differenceKg',
          label: words.orderDifference(),
          show: row => <span className="font-semibold">{signedTonnes(row.differenceKg)}</span>,
          align: 'right',
          sort: true,
        },
        {
          key: 'status',
          label: kitWords.fieldStatus(),
          show: row => <Badge tone={countTone(row.status)}>{statusWord(row.status)}</Badge>,
          sort: true,
          phone: 'end',
        },
        { key: 'reason', label: kitWords.fieldReason(), show: row => row.reason, phone: 'none' },
        { key: 'countedByName', label: words.countCountedBy(), show: row => row.countedByName ?? '', phone: 'none' },
        { key: 'decidedByName', label: words.countSecond(), show: row => row.decidedByName ?? '', phone: 'none' },
      ]}
      rowActions={mayManage ? actionsOf : undefined}
      search={words.countSearch()}
      filters={[
        filter.choice(
          'status',
          kitWords.fieldStatus(),
          COUNT_STATUSES.map(status => [status, COUNT_STATUS_NAMES[status]()] as const),
          true,
        ),
        filter.own(words.countCountedBy()),
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.date('from', words.orderFrom()),
        filter.date('to', words.orderTo()),
      ]}
      actions={add}
      views={below.length > 0 && <BelowZero rows={below} mayManage={mayManage} />}
      empty={{ text: words.countNoneYet(), action: add }}
    >
      {mayManage && editing && (
        <StockCountDialog
          key={editing}
          siloId={editing.startsWith('count-') ? editing.slice(6) : ''}
          silos={choices.map(
            silo => [silo.siloId, `${silo.plantName}, ${silo.siloCode}, ${silo.materialName}`] as const,
          )}
        />
      )}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}

const statusWord = (status: string) => COUNT_STATUS_NAMES[status as keyof typeof COUNT_STATUS_NAMES]?.() ?? status
