import { useContext } from 'react'
import { FormContext } from '~/web/kit/form/form-context'
import { cn } from '~/web/ui/cn'
import type { Preview } from './loader'

const WORDS: Record<string, string> = {
  source: 'its model has too few tests to know what other materials do',
  distance: 'its combination of materials is unlike any mix in the training data',
  coarseagg: 'stone',
  fineagg: 'sand',
  superplastic: 'admixture',
}

/** What the strength model expects of cubes by age: eight of ten such concretes lie within the bar. */
export function MixStrength({ preview }: { preview: Preview | null }) {
  const { values } = useContext(FormContext)
  const target = Number(values.targetMeanStrength) || null
  const wanted = Number(values.strengthMpa) || null
  const strength = preview?.strength
  if (!strength || 'missing' in strength)
    return <p className="col-span-12 text-muted text-table">{strength?.missing ?? 'The mix has no cement yet'}.</p>
  const predicted = strength.rows.flatMap(row => (row.answer.refused ? [] : [{ ...row, answer: row.answer }]))
  const stranger = strength.rows.find(row => row.ageDays === 28)?.answer
  if (!predicted.length && stranger)
    return (
      <p className="col-span-12 text-table">
        The model gives no strength for this mix: it is outside the training data (
        {stranger.experience.outside.map(name => WORDS[name] ?? name).join(', ')}).
      </p>
    )
  const end = Math.max(...predicted.map(row => row.answer.p90), target ?? 0, wanted ?? 0) * 1.08
  const at = (value: number) => `${(value / end) * 100}%`
  return (
    <div className="col-span-12 grid gap-2">
      <table className="w-full text-table">
        <caption className="sr-only">Expected cube strength by age, MPa</caption>
        <thead>
          <tr className="text-left text-meta text-muted">
            <th scope="col" className="w-16 pb-1 font-normal">
              Age
            </th>
            <th scope="col" className="pb-1 font-normal">
              10 to 90 of 100, the mark is what is expected
            </th>
            <th scope="col" className="w-40 pb-1 text-right font-normal">
              Cubes, MPa
            </th>
          </tr>
        </thead>
        <tbody>
          {predicted.map(({ ageDays, answer: { p10, p50, p90 } }) => (
            <tr key={ageDays} className={cn(ageDays === 28 && 'font-semibold')}>
              <th scope="row" className="figures py-1.5 text-left font-[inherit]">
                {ageDays} d
              </th>
              <td className="py-1.5">
                <span aria-hidden className="relative block h-3 rounded-full bg-sunken">
                  <span
                    className="absolute inset-y-0 rounded-full bg-brand-soft ring-1 ring-brand/40 ring-inset"
                    style={{ left: at(p10), width: at(p90 - p10) }}
                  />
                  <span className="absolute -inset-y-0.5 w-1 rounded-full bg-brand" style={{ left: at(p50) }} />
                  {ageDays === 28 && target && (
                    <span className="absolute -inset-y-1 w-0.5 bg-fg" style={{ left: at(target) }} />
                  )}
                </span>
              </td>
              <td className="figures py-1.5 pl-4 text-right">
                {p50.toFixed(1)}
                <span className="font-normal text-muted">
                  {' '}
                  ({p10.toFixed(1)}–{p90.toFixed(1)})
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Judgement answer={predicted.find(row => row.ageDays === 28)?.answer} wanted={wanted} target={target} />
      <p className="text-meta text-muted">
        Strengths are of cubes, like the grade and the target mean. The model learned from cylinders; its figures are
        converted by the strength classes of EN 206.{' '}
        {strength.versionNo === null
          ? 'The bar covers what other cements and aggregates than those of its tests do.'
          : `They are moved by the house’s own results (version ${strength.versionNo}), and the bar is of any plant and cement of the house.`}{' '}
        This does not replace a trial batch.
      </p>
    </div>
  )
}

type Answer = { p10: number; p50: number; p90: number; knownMix: boolean }

function Judgement({
  answer,
  wanted,
  target,
}: {
  answer: Answer | undefined
  wanted: number | null
  target: number | null
}) {
  if (!answer) return null
  const parts = [
    wanted === null
      ? null
      : answer.p10 >= wanted
        ? `Nine of ten cubes reach the grade of ${wanted} MPa.`
        : `Fewer than nine of ten cubes reach the grade of ${wanted} MPa: the lower tenth ends at ${answer.p10.toFixed(1)}.`,
    target === null
      ? null
      : answer.p50 >= target
        ? `The target mean of ${target} MPa is expected to be reached.`
        : `The expected strength is ${(target - answer.p50).toFixed(1)} MPa below the target mean of ${target}.`,
    answer.knownMix ? 'This mix is in the training data.' : null,
  ].filter(Boolean)
  return <p className="text-body">{parts.join(' ')}</p>
}
