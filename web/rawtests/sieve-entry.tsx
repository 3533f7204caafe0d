import { type KeyboardEvent, useState } from 'react'
import type { SieveResult } from '~/domain/rawtests/sieve-result'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import { plainNumber } from '~/web/kit/figures'
import { Input } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'
import type { Masses } from './closure'
import { Closure } from './closure'
import { GradingPicture } from './test-evidence'
import { useCalculation } from './use-calculation'
import { Verdict } from './verdict'
import { figure } from './words'

export type SieveValues = {
  sieves: { size: number; retained?: number | string | null }[]
  pan?: number | string | null
  totalMass?: number | string | null
  washedMass?: number | string | null
}

type Props = { values: SieveValues; first: SieveResult | null; label: string; readOnly: boolean }

/** One column of masses, Enter goes down; percent, fineness modulus and curve follow beside it while one types. */
export function SieveEntry({ values, first, label, readOnly }: Props) {
  const { result, problem, ask } = useCalculation<SieveResult>(first)
  const [masses, setMasses] = useState(() => massesOf(values))
  const rows = new Map(result?.analysis.rows.map(row => [row.size, row]))
  const limitAt = (size: number) => result?.verdict?.sieves.find(row => Math.abs(row.size - size) < 1e-9)
  const typed = (box: HTMLElement) => {
    setMasses(typedIn(box))
    ask(box.closest('form'))
  }
  const field = (name: string, text: string, value: unknown, optional = false) => (
    <MassField name={name} label={text} value={value} readOnly={readOnly} optional={optional} />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are typed into; this listens for them.
    <div
      className="col-span-12 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,380px)_minmax(0,1fr)]"
      onInput={event => typed(event.currentTarget)}
      onKeyDown={goDown}
    >
      <ScrollBox>
        <table className="plain-table">
          <caption className="sr-only">Masses retained</caption>
          <thead>
            <tr>
              <th scope="col">Sieve</th>
              <th scope="col" className="text-right">
                Retained, g
              </th>
              <th scope="col" className="text-right">
                %
              </th>
              <th scope="col" className="text-right">
                Passing, %
              </th>
              <th scope="col" className="text-right">
                Limits
              </th>
            </tr>
          </thead>
          <tbody>
            {values.sieves.map(({ size, retained }, at) => {
              const row = rows.get(size)
              const limit = limitAt(size)
              const out = limit?.verdict === 'below' || limit?.verdict === 'above'
              return (
                <tr key={size}>
                  <th scope="row" className="font-normal">
                    <input type="hidden" name={`input.sieves.${at}.size`} value={size} />
                    {sieveName(size)}
                  </th>
                  <td className="py-0.5!">
                    {field(`input.sieves.${at}.retained`, `Retained on ${sieveName(size)}, g`, retained, true)}
                  </td>
                  <td className="figures text-right text-muted">{row && figure(row.retained, 1)}</td>
                  <td className={out ? 'figures text-right font-semibold text-stop' : 'figures text-right'}>
                    {row && figure(row.passing, 1)}
                  </td>
                  <td className="figures text-right text-muted">{limit && `${limit.min}–${limit.max}`}</td>
                </tr>
              )
            })}
            {(
              [
                ['Pan', 'input.pan', values.pan, false],
                ['Dry mass', 'input.totalMass', values.totalMass, false],
                ['Dry, washed', 'input.washedMass', values.washedMass, true],
              ] as const
            ).map(([text, name, value, optional]) => (
              <tr key={name}>
                <th scope="row" className="font-normal">
                  {text}
                </th>
                <td className="py-0.5!">{field(name, `${text}, g`, value, optional)}</td>
                <td colSpan={3} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div className="grid content-start gap-4 self-start xl:sticky xl:top-16" aria-live="polite">
        <Closure masses={masses} problem={problem} />
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Fact label="Fineness modulus" value={figure(result?.finenessModulus, 2) || '–'} />
          <Fact label="Fines" value={result ? `${figure(result.analysis.fines, 1)} %` : '–'} />
          <div>
            <dt className="text-meta text-muted">{result?.specification ?? 'Limits'}</dt>
            <dd className="mt-1">
              <Verdict of={result?.verdict?.verdict} />
            </dd>
          </div>
        </dl>
        {result && <GradingPicture id="entry" result={result} label={label} />}
      </div>
    </div>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="figures font-semibold text-title">{value}</dd>
  </div>
)

type Field = { name: string; label: string; value: unknown; readOnly: boolean; optional: boolean }

function MassField({ name, label, value, readOnly, optional }: Field) {
  return (
    <>
      <input type="hidden" name="_figure" value={name} />
      <Input
        name={name}
        aria-label={label}
        aria-required={optional ? undefined : true}
        inputMode="decimal"
        autoComplete="off"
        data-mass
        readOnly={readOnly}
        defaultValue={value === null || value === undefined ? '' : String(value)}
        onFocus={event => event.target.select()}
        className="figures h-8! w-24! text-right"
      />
    </>
  )
}

function massesOf({ sieves, pan, totalMass, washedMass }: SieveValues): Masses {
  const number = (value: unknown) => (value === null || value === undefined || value === '' ? null : Number(value))
  const collected = sieves.reduce((sum, row) => sum + (number(row.retained) ?? 0), number(pan) ?? 0)
  const total = number(washedMass) ?? number(totalMass)
  return { collected, total, complete: number(pan) !== null && total !== null }
}

function typedIn(box: HTMLElement): Masses {
  const value = (input: HTMLInputElement | null) => plainNumber(input?.value ?? '')
  const named = (name: string) => value(box.querySelector<HTMLInputElement>(`[name="${name}"]`))
  const sieves = [...box.querySelectorAll<HTMLInputElement>('[name$=".retained"]')]
  return massesOf({
    sieves: sieves.map(input => ({ size: 0, retained: value(input) })),
    pan: named('input.pan'),
    totalMass: named('input.totalMass'),
    washedMass: named('input.washedMass'),
  })
}

/** Enter and the arrows walk the column; nothing is sent by accident. */
function goDown(event: KeyboardEvent<HTMLElement>) {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLInputElement) || !('mass' in event.target.dataset)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-mass]')]
  fields[fields.indexOf(event.target) + step]?.focus()
}
