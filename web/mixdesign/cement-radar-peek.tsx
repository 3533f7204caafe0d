import { Link, useNavigate, useSearchParams } from '@remix-run/react'
import type { RadarRow } from '~/domain/mixdesign/cement-radar/cement-radar'
import { useCan } from '~/web/kit/can'
import { showMoney, showNumber } from '~/web/kit/figures'
import { withParams } from '~/web/kit/list/url'
import { Pairs } from '~/web/kit/page-grid'
import { ActionButton } from '~/web/kit/record/record-actions'
import { useAction } from '~/web/kit/record/use-action'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { chance, mpa, tonnes } from './cement-radar-columns'

const LIMITS: Record<RadarRow['limit'], string> = {
  risk: 'More would fail an assessment more often than is accepted.',
  durability: 'More would miss what an exposure class of its orders asks for.',
  trial: 'More than 15 % of the binder is another mix; try this step first.',
}
const LAWS: Record<RadarRow['lossBy'], string> = {
  model: 'by the strength model, which is more careful here than Bolomey’s line',
  bolomey: 'by Bolomey’s line, which is more careful here than the strength model',
}

/** One concrete: how what it can spare was worked out, and the trial that would prove it. */
export function RadarPeek({ row, riskPercent }: { row: RadarRow; riskPercent: number }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const run = useAction()
  const can = useCan()
  const close = () =>
    navigate(withParams(params, { open: null, page: params.get('page') }), { preventScrollReset: true })
  const { plantId, productId, cut } = row
  const start = {
    label: `Start the trial with ${cut} kg/m³ less`,
    intent: 'trial',
    look: 'primary' as const,
    fields: { plantId, productId, cut: String(cut) },
    done: 'The leaner mix is a draft; record its trial batch here',
  }
  return (
    <Dialog open onOpenChange={open => !open && close()}>
      <DialogContent
        place="side"
        className="sm:max-w-160!"
        title={`${row.productCode}, ${row.plantName}`}
        description={`${row.mixCode} version ${row.mixVersion}, ${row.results} results in twelve months`}
        footer={
          <>
            <Button asChild>
              <Link to={`/mixdesign/${row.mixDesignId}`}>Open the mix</Link>
            </Button>
            {cut > 0 && can('manage', 'mix_design') && <ActionButton action={start} onRun={() => run(start)} />}
          </>
        }
      >
        <div className="grid gap-6">
          <Strength row={row} />
          <Cut row={row} riskPercent={riskPercent} />
          {row.next.length > 0 && <OnItsWay row={row} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const Strength = ({ row }: { row: RadarRow }) => (
  <section className="grid gap-3">
    <h3 className="font-semibold text-body">Strength</h3>
    <Pairs
      rows={[
        ['Specified, fck', `${mpa(row.fck)} MPa, ${row.specimen}`],
        ['Mean, drawn to its plant as its results are few', `${mpa(row.mean)} MPa`],
        ['Standard deviation of the plant', `${mpa(row.sigma, 2)} MPa`],
        ['Required mean', `${mpa(row.required)} MPa`],
        ['Over', `${mpa(row.over)} MPa`],
        ['Acceptance criterion', row.criterion],
      ]}
    />
    {row.asFamily && (
      <p data-tone="change" className="tone rounded-lg px-4 py-2.5 text-table">
        This concrete is in initial production. It is judged here as one of a family of its plant in continuous
        production (EN 206 Annex K), for which the plant has results enough. By the criteria in force today an
        assessment would fail after the same cut with a chance of {chance(row.riskInForce)}.
      </p>
    )}
  </section>
)

const Cut = ({ row, riskPercent }: { row: RadarRow; riskPercent: number }) => (
  <section className="grid gap-3">
    <h3 className="font-semibold text-body">Binder that could go</h3>
    <Pairs
      rows={[
        ['Less', row.cut ? `${row.cut} of ${showNumber(row.binder.toFixed(0))} kg/m³` : 'None'],
        ['For one MPa', `${mpa(row.perMpa)} kg/m³`],
        ['Mean after it', `${mpa(row.meanAfter)} MPa`],
        ['Risk now', chance(row.riskNow)],
        ['Risk after it', `${chance(row.riskAfter)}, at most ${riskPercent} %`],
        ['Made in twelve months', `${showNumber(Number(row.cubicMetres).toFixed(0))} m³`],
        [
          'Money',
          row.savingPerYear === null
            ? 'A material has no price'
            : `${showMoney(row.savingPerM3!)} a m³, ${showMoney(row.savingPerYear)} a year`,
        ],
        [
          'Carbon',
          row.carbonPerYear === null
            ? 'A material has no valid factor'
            : `${showNumber(row.carbonPerM3!, 1)} kg a m³, ${tonnes(row.carbonPerYear)} t a year`,
        ],
      ]}
    />
    <p className="text-muted text-table">
      {LIMITS[row.limit]} One MPa is taken {LAWS[row.lossBy]}. Water stays, sand and stone fill the volume.
    </p>
  </section>
)

const OnItsWay = ({ row }: { row: RadarRow }) => (
  <section className="grid gap-2">
    <h3 className="font-semibold text-body">On its way</h3>
    <ul className="grid gap-1 text-body">
      {row.next.map(of => (
        <li key={of.mixDesignId}>
          <Link className="text-link" to={`/mixdesign/${of.mixDesignId}?tab=trials`}>
            Version {of.mixVersion}
          </Link>
          , {of.status}
          {of.trialNo ? `, trial ${of.trialNo}` : ', no trial batch yet'}
        </li>
      ))}
    </ul>
  </section>
)
