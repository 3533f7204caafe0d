import { Link, useNavigate, useSearchParams } from '@remix-run/react'
import { type FormEvent, useCallback, useId, useState } from 'react'
import * as kitWords from '~/domain/kit/words'
import { levelGraph } from '~/domain/materials/level-graph'
import * as words from '~/domain/materials/words'
import { Chart } from '~/web/kit/chart'
import { showDateTime, showTime } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { useAction } from '~/web/kit/record/use-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { useHere } from '~/web/kit/support-view'
import { Button, buttonLook } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Input } from '~/web/ui/input'
import { MoveList } from './move-list'
import { coverWords, type SiloBoardRow } from './silo-board'
import { tonnes } from './words'

type Moves = Parameters<typeof MoveList>[0]['moves']
type Props = { silo: SiloBoardRow; until: string; moves: Moves; mayManage: boolean }

/** One silo from close by: its level through tomorrow, what is on its way, setting what was counted. */
export function SiloPanel({ silo, until, moves, mayManage }: Props) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const here = useHere()
  const now = usePortalNow(60_000).toISOString()
  const close = () => navigate(withParams(params, { silo: null }), { preventScrollReset: true })
  const order = here(`/material/working-list?plantId=${silo.plantId}&edit=order-${silo.id}`)
  const draw = useCallback(
    (width: number) =>
      levelGraph({
        ...silo,
        now,
        until,
        theme: 'live',
        interactive: true,
        width,
        id: `level-${silo.id}`,
        title: `${silo.siloCode}, ${silo.materialName}`,
        subtitle: words.siloLevelGraph(),
      }),
    [silo, now, until],
  )
  return (
    <Dialog open onOpenChange={open => !open && close()}>
      <DialogContent
        place="side"
        title={`${silo.siloCode}, ${silo.materialName}`}
        description={
          silo.sourceName
            ? words.siloPlantAndSource({ plant: silo.plantName, source: silo.sourceName })
            : silo.plantName
        }
      >
        <div className="grid gap-5">
          <dl className="figures grid grid-cols-[1fr_auto] gap-y-1 text-table">
            <dt className="text-muted">{words.siloHolds()}</dt>
            <dd className="text-right font-semibold">
              {words.siloLevelOf({ level: tonnes(silo.levelKg), capacity: tonnes(silo.capacityKg) })}
            </dd>
            <dt className="text-muted">{words.siloReadAt()}</dt>
            <dd className="text-right">{silo.levelAt ? showDateTime(silo.levelAt) : words.siloNeverRead()}</dd>
            {silo.cover && (
              <>
                <dt className="text-muted">{words.siloPlanned()}</dt>
                <dd className="text-right">{tonnes(silo.cover.demandKg)}</dd>
              </>
            )}
            {silo.incoming.map(load => (
              <div key={load.id} className="contents">
                <dt className="text-muted">
                  {load.orderNo}, {showTime(load.at)}
                </dt>
                <dd className="text-right">+{tonnes(load.kg)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-body">{coverWords(silo).text}.</p>
          {silo.cover && silo.demand.length > 0 && <Chart draw={draw} />}
          {silo.suggestedWhy && <p className="text-muted text-table">{silo.suggestedWhy}.</p>}
          {silo.suggestedKg && order && (
            <Link to={order} className={buttonLook({ look: 'primary', size: 'lg' })}>
              {words.orderMass({ mass: tonnes(silo.suggestedKg) })}
            </Link>
          )}
          {mayManage && <Counted key={silo.id} silo={silo} onDone={close} />}
          <MoveList moves={moves} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

const reasons = () => [words.siloReasonRead(), words.siloReasonDipped(), words.siloReasonMonthEnd()]

/** What was counted counts. Fields and buttons for a hand in a glove. */
function Counted({ silo, onDone }: { silo: SiloBoardRow; onDone: () => void }) {
  const run = useAction(onDone)
  const id = useId()
  // The level goes on with every batch until somebody types what was found.
  const [typed, setTyped] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    run(
      { label: words.siloSetLevel(), intent: 'level', fields: { siloId: silo.siloId }, done: words.siloLevelSet() },
      body,
    )
  }
  return (
    <form onSubmit={send} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="font-semibold text-body">{words.siloSetTheLevel()}</h3>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-table">
          {words.siloCounted()}
        </label>
        <Input
          id={id}
          name="levelKg"
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed ?? String(Math.round(Number(silo.levelKg)))}
          onChange={event => setTyped(event.currentTarget.value)}
          className="figures text-right"
          style={{ height: 52, fontSize: 20 }}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <CountedWhen label={words.countCountedOn()} name="day" type="date" />
        <CountedWhen label={kitWords.fieldAt()} name="time" type="time" />
      </div>
      <p className="text-meta text-muted">
        {words.countNowUnlessTyped()} {words.countHint()}
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold text-table">{words.siloHow()}</legend>
        {reasons().map((reason, place) => (
          <label
            key={reason}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-raised px-3 text-body"
          >
            <input type="radio" name="remarks" value={reason} defaultChecked={place === 0} className="size-5" />
            {reason}
          </label>
        ))}
        <Input
          name="words"
          aria-label={words.siloOtherReason()}
          placeholder={words.siloOtherReason()}
          style={{ height: 48 }}
        />
      </fieldset>
      <Button type="submit" look="primary" size="lg">
        {words.siloSetLevel()}
      </Button>
    </form>
  )
}

/** When it was counted, if not just now: a panel may have been open for hours. */
function CountedWhen({ label, ...input }: { label: string; name: string; type: string }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {label}
      </label>
      <Input id={id} {...input} style={{ height: 48 }} />
    </div>
  )
}
