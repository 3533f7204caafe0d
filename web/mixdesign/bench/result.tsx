import { LEDGER_VERDICT, ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import { DURABILITY_OF } from '~/domain/mixdesign/durability'
import { useCan } from '~/web/kit/can'
import { showNumber } from '~/web/kit/figures'
import { FormContext } from '~/web/kit/form/form-context'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { MixGrading } from '../mix-design/grading'
import { MixStrength } from '../mix-design/strength'
import { TakeOver } from '../take-over'
import type { DesignData } from './loader'

/** A design, or a mix that its trial corrected. */
export type Found = Omit<NonNullable<DesignData['found']>, 'deviation'>
type Line = Found['lines'][number]

/** kg per m³; beside a mix from before, what was and what changed. */
export function BenchRecipe({ before, after }: { before?: Found; after: Found }) {
  const was = new Map(before?.lines.map(line => [line.materialId, line]))
  const total = (of: Found) => of.lines.reduce((sum, line) => sum + Number(line.kgPerM3), 0)
  const counted = DURABILITY_OF[after.standard]
  const kg = (value: number) => showNumber(value.toFixed(value < 20 ? 2 : 0))
  const change = (line: Line) => {
    const more = Number(line.kgPerM3) - Number(was.get(line.materialId)?.kgPerM3 ?? 0)
    return more === 0 ? '–' : `${more < 0 ? '−' : '+'}${kg(Math.abs(more))}`
  }
  return (
    <Card title="Recipe, kg per m³ saturated surface-dry" flush>
      {after.reasons.length + after.warnings.length > 0 && (
        <ul className="grid gap-1 px-4 py-3 text-table">
          {after.reasons.map(text => (
            <li key={text} className="text-stop">
              {text}
            </li>
          ))}
          {after.warnings.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <PlainTable
        caption="Recipe"
        rows={after.lines}
        id={line => line.materialId}
        wide
        columns={[
          { label: 'Material', show: line => line.name },
          ...(before
            ? [
                {
                  label: 'Before',
                  show: (line: Line) => kg(Number(was.get(line.materialId)?.kgPerM3 ?? 0)),
                  align: 'right' as const,
                },
              ]
            : []),
          { label: before ? 'After' : 'kg', show: line => kg(Number(line.kgPerM3)), align: 'right' as const },
          ...(before ? [{ label: 'Change', show: change, align: 'right' as const }] : []),
        ]}
        total={['Together', ...(before ? [kg(total(before))] : []), kg(total(after)), ...(before ? [''] : [])]}
      />
      <dl className="flex flex-wrap gap-x-8 gap-y-2 px-4 py-3">
        <Fact label={counted.ratio} value={sideBySide(before?.ratio, after.ratio)} />
        <Fact label={`${counted.binder}, kg/m³`} value={sideBySide(before?.binder, after.binder)} />
        <Fact label="Air, %" value={sideBySide(before?.airPercent, after.airPercent)} />
        <Fact label="Target mean, MPa on cubes" value={after.targetMeanStrength ?? '–'} />
      </dl>
    </Card>
  )
}

const sideBySide = (before: string | null | undefined, after: string | null) =>
  before && before !== after ? `${before} → ${after ?? '–'}` : (after ?? '–')

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="figures font-semibold text-body">{value}</dd>
  </div>
)

/** What the method did, each line with its table or clause. */
export const BenchSteps = ({ steps, title = 'Step by step' }: { steps: Found['steps']; title?: string }) => (
  <Card title={title} flush>
    <PlainTable
      caption={title}
      rows={steps.map((step, at) => ({ ...step, at: at + 1 }))}
      id={step => String(step.at)}
      columns={[
        { label: 'Step', show: step => `${step.at}. ${step.name}` },
        { label: 'Result', show: step => <span className="whitespace-nowrap">{step.value}</span>, align: 'right' },
        { label: 'How', show: step => step.how },
        { label: 'Source', show: step => <span className="text-muted">{step.source}</span> },
      ]}
    />
  </Card>
)

/** Durability by the house's limits, contents, expected strength and combined grading. */
export const BenchRest = ({ found }: { found: Found }) => (
  <>
    <BenchExposure found={found} />
    <BenchContents found={found} />
    <Card title="Expected strength">
      <FormContext.Provider
        value={{
          values: { strengthMpa: found.strengthMpa, targetMeanStrength: found.targetMeanStrength },
          problem: undefined,
          readOnly: true,
          today: '',
        }}
      >
        <div className="grid grid-cols-12">
          <MixStrength preview={found.preview} />
        </div>
      </FormContext.Provider>
    </Card>
    <Card title="Combined grading">
      <div className="grid grid-cols-12">
        <MixGrading preview={found.preview} />
      </div>
    </Card>
  </>
)

export const BenchExposure = ({ found }: { found: Found }) =>
  found.exposure.length ? (
    <Card title="Exposure classes" flush>
      <PlainTable
        caption="Exposure classes"
        rows={found.exposure}
        id={row => row.exposureClass}
        columns={[
          { label: 'Class', show: row => `${row.name}, ${row.where}` },
          {
            label: 'By design',
            show: row => (
              <Badge tone={row.misses.length ? 'stop' : 'done'}>{row.misses.length ? 'Not met' : 'Met'}</Badge>
            ),
          },
          { label: 'Why', show: row => row.misses.join('. ') || '–' },
        ]}
      />
    </Card>
  ) : null

const BenchContents = ({ found }: { found: Found }) => (
  <Card title="Chloride and alkali" flush>
    <PlainTable
      caption="Chloride and alkali"
      rows={found.preview.contents}
      id={row => row.key}
      columns={[
        { label: 'Content', show: row => row.name },
        { label: 'Value', show: row => (row.missing ? row.missing.text : ledgerValue(row)), align: 'right' },
        { label: 'Limit', show: row => ledgerLimit(row) },
        { label: 'Verdict', show: row => LEDGER_VERDICT[row.verdict] },
        { label: 'Source', show: row => <span className="text-muted">{row.source}</span> },
      ]}
    />
  </Card>
)

type Take = {
  found: Found
  remarks: string
  /** Proposed for a new mix. */
  name?: string | undefined
  of?: { mixCode: string; name: string }
  trial?: boolean
}

/** The buttons that keep it: a draft by the verb that every mix is made by. */
export function BenchTake({ found, remarks, name, of, trial = false }: Take) {
  if (!useCan()('manage', 'mix_design') || found.reasons.length) return null
  return (
    <TakeOver
      masses={Object.fromEntries(found.lines.map(line => [line.materialId, Number(line.kgPerM3)]))}
      air={found.airPercent}
      strength={String(found.strengthMpa)}
      targetMean={found.targetMeanStrength}
      remarks={remarks}
      exposures={found.exposure.map(of => of.exposureClass)}
      trial={trial}
      name={name}
      {...(of ? { of } : {})}
    />
  )
}
