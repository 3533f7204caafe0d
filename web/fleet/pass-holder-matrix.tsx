import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { Upload } from 'lucide-react'
import { HOLDING_STATE_LABELS, HOLDING_STATES, type HoldingState, type PassType } from '~/domain/fleet/pass'
import { useCan } from '~/web/kit/can'
import type { Held, HolderLine } from '~/web/kit/client/fleet'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { withParams } from '~/web/kit/list/url'
import { RecordActions } from '~/web/kit/record/record-actions'
import { Badge, type Tone } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { MassFields } from './mass-fields'
import { HolderForm } from './pass-holder-form'

export type PassBrief = { id: string; name: string; holders: number; expiring: number; expired: number }
type Data = { page: ListPage<HolderLine> & { passes: { id: string; name: string }[] }; briefs: PassBrief[] }

/** Who holds what: a row a holder, a column a pass, the last day of validity in its colour. */
export function HolderMatrix({ type }: { type: PassType }) {
  const { page, briefs } = useLoaderData() as Data
  const mayManage = useCan()('manage', 'fleet')
  const { editing, to } = useEditLink()
  const [holderId = '', passId = ''] = editing?.split('_') ?? []
  const holder = page.rows.find(row => row.id === holderId)
  const passes = page.passes ?? []
  return (
    <ListScreen<HolderLine>
      title={type === 'driver' ? 'Driver passes' : 'Truck passes'}
      noun={type === 'driver' ? ['driver', 'drivers'] : ['truck', 'trucks']}
      page={page}
      columns={columnsOf(type, passes, mayManage, to)}
      search={type === 'driver' ? 'Driver or number' : 'Truck or plate'}
      filters={[
        filter.choice(
          'passId',
          'Pass',
          passes.map(({ id, name }) => [id, name] as const),
          true,
        ),
        filter.choice('state', 'State', STATES, true),
        filter.lookup('plantId', 'Main plant', PLANTS),
      ]}
      views={<Briefs briefs={briefs} />}
      actions={
        mayManage && (
          <Button asChild>
            <Link to="/fleet/pass?import=new">
              <Upload /> Import holders
            </Link>
          </Button>
        )
      }
      bulk={
        mayManage && passes.length > 0
          ? (picked: HolderLine[]) => (
              <RecordActions
                actions={[
                  {
                    label: 'Give or renew a pass',
                    intent: 'mass',
                    look: 'primary',
                    done: `Pass given to ${picked.length}`,
                    confirm: {
                      title: `One pass for ${picked.length} ${type}${picked.length === 1 ? '' : 's'}`,
                      verb: 'Give or renew',
                      form: <MassFields type={type} holders={picked} passes={passes} />,
                    },
                  },
                ]}
              />
            )
          : undefined
      }
      empty={{ text: `There is no ${type} in service yet.` }}
    >
      {holder && passId && (
        <HolderForm
          key={editing}
          type={type}
          holder={holder}
          pass={passes.find(({ id }) => id === passId)}
          held={holder.passes.find(held => held.passId === passId) ?? null}
          readOnly={!mayManage}
        />
      )}
    </ListScreen>
  )
}

const STATES = [
  ...HOLDING_STATES.map(state => [state, HOLDING_STATE_LABELS[state]] as const),
  ['missing', 'No valid pass'] as const,
]
const TONES: Record<HoldingState, Tone> = { valid: 'done', expiring: 'waiting', expired: 'stop', ahead: 'assigned' }

const columnsOf = (
  type: PassType,
  passes: readonly { id: string; name: string }[],
  mayManage: boolean,
  to: (id: string) => string,
): Column<HolderLine>[] => [
  {
    key: 'holderNo',
    label: type === 'driver' ? 'Driver' : 'Truck',
    show: row => (
      <>
        <span className="code">{row.holderNo}</span> {row.holderName}
      </>
    ),
    sort: true,
  },
  { key: 'plant', label: 'Main plant', show: row => row.plant ?? 'Reserve', sort: true, phone: 'none' },
  ...passes.map(
    (pass): Column<HolderLine> => ({
      key: pass.id,
      label: pass.name,
      show: row => <PassCell row={row} pass={pass} mayManage={mayManage} to={to(`${row.id}_${pass.id}`)} />,
      width: 132,
    }),
  ),
]

function PassCell({
  row,
  pass,
  mayManage,
  to,
}: {
  row: HolderLine
  pass: { id: string; name: string }
  mayManage: boolean
  to: string
}) {
  const held = row.passes.find(({ passId }) => passId === pass.id)
  if (!held && !mayManage) return <span className="text-muted">–</span>
  return (
    <Link
      to={to}
      preventScrollReset
      discover="none"
      className={held ? 'no-underline' : 'cell-add'}
      aria-label={cellLabel(row, pass.name, held)}
    >
      {held && (
        <Badge tone={TONES[held.state]} className="figures">
          {showDate(held.state === 'ahead' ? held.validFrom : held.validTo)}
        </Badge>
      )}
    </Link>
  )
}

const cellLabel = (row: HolderLine, name: string, held: Held | undefined) =>
  held
    ? `${row.holderNo}, ${name}: ${HOLDING_STATE_LABELS[held.state]}, ${held.state === 'ahead' ? 'from' : 'to'} ${showDate(held.state === 'ahead' ? held.validFrom : held.validTo)}`
    : `Give ${name} to ${row.holderNo}`

/** Each pass in figures; a figure narrows the matrix to its rows. */
function Briefs({ briefs }: { briefs: readonly PassBrief[] }) {
  const [params] = useSearchParams()
  const only = (passId: string, state: HoldingState) => withParams(params, { passId, state })
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 text-table">
      {briefs.map(brief => (
        <li key={brief.id} className="min-w-40">
          <span className="block font-semibold">{brief.name}</span>
          <span className="figures text-muted">
            <Link to={only(brief.id, 'valid')} className="text-muted no-underline hover:underline">
              {brief.holders} hold it
            </Link>
            {brief.expiring > 0 && (
              <>
                {', '}
                <Link to={only(brief.id, 'expiring')} className="text-link">
                  {brief.expiring} end soon
                </Link>
              </>
            )}
            {brief.expired > 0 && (
              <>
                {', '}
                <Link to={only(brief.id, 'expired')} className="text-stop">
                  {brief.expired} expired
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
