import type { CementResults, CementVerdict } from '~/domain/rawtests/cement/limits'
import { CEMENT_PROPERTIES, cementValue } from '~/domain/rawtests/cement/properties'
import type { CementForm } from '~/domain/rawtests/test/form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { Input } from '~/web/ui/input'
import { CementFindings } from './test-evidence'
import { useCalculation } from './use-calculation'
import { Verdict } from './verdict'

const Field = fieldsOf<typeof CementForm>()
const STANDARDS = [
  ['EN 197-1', 'EN 197-1'],
  ['ASTM C150', 'ASTM C150'],
] as const

type Props = { results: CementResults | null; first: CementVerdict | null; readOnly: boolean }

/** Readings of a cement; the limits of its class judge them while they are typed. */
export function CementEntry({ results, first, readOnly }: Props) {
  const { result, problem, ask } = useCalculation<CementVerdict>(first)
  return (
    <div
      className="col-span-12 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2"
      onInput={event => ask(event.currentTarget.closest('form'))}
    >
      <div className="grid grid-cols-12 content-start gap-x-4 gap-y-3">
        <Field.Select name="input.standard" label="Standard" span={6} choices={STANDARDS} />
        <Field.Text name="input.class" label="Class or type" span={6} hint="42.5N, 52.5R; or I, II, V" />
        {CEMENT_PROPERTIES.map(({ key, label, unit }) => {
          const name = `input.results.${key}`
          const value = results ? cementValue(results, key) : null
          return (
            <div key={key} className="col-span-6 grid content-end gap-1 sm:col-span-4">
              <label htmlFor={`r-${key}`} className="text-table">
                {label}, <span className="text-muted">{unit}</span>
              </label>
              <input type="hidden" name="_figure" value={name} />
              <Input
                id={`r-${key}`}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                readOnly={readOnly}
                defaultValue={value ?? ''}
                className="figures text-right"
              />
            </div>
          )
        })}
      </div>
      <div className="grid content-start gap-3" aria-live="polite">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-semibold text-body">Result</h3>
          {result && <Verdict of={result.verdict} />}
        </div>
        {problem && (
          <p data-tone="hold" className="tone rounded-lg px-4 py-2.5 text-table">
            {problem.detail}
          </p>
        )}
        {result ? (
          <CementFindings result={result} />
        ) : (
          !problem && <p className="text-muted text-table">Enter the class to check the readings.</p>
        )}
      </div>
    </div>
  )
}
