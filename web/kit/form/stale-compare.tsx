import { useRevalidator } from '@remix-run/react'
import { GitCompare } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { countOf } from '~/web/kit/figures'
import { isStale, type Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Radio } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'
import { entriesOf } from './entries'
import { fieldId } from './form-context'
import {
  type Difference,
  differencesIn,
  type RowsDifference,
  rowsIn,
  shownValue,
  type Typed,
} from './stale-differences'

type Values = Record<string, unknown> | null

/** Somebody else saved first: mine, theirs and what both started from, field by field. Nothing is overwritten silently. */
export function StaleCompare({
  form,
  base,
  theirs,
  problem,
}: {
  form: RefObject<HTMLFormElement>
  base: Values
  theirs: Values
  problem: Problem
}) {
  const { revalidate, state } = useRevalidator()
  const [keepMine, setKeepMine] = useState<Record<string, boolean>>({})
  const [differences, setDifferences] = useState<Difference[] | null>(null)
  const [rows, setRows] = useState<RowsDifference[]>([])
  const [settled, setSettled] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the others saved is fetched once per refusal
  useEffect(() => {
    setSettled(false)
    setDifferences(null)
    if (isStale(problem)) revalidate()
  }, [problem])
  const fresh = theirs && base && theirs.version !== base.version && state === 'idle'
  useEffect(() => {
    if (!fresh || !form.current) return
    const found = differencesIn(entriesOf(form.current), base, theirs, typedIn(form.current))
    setDifferences(found)
    // A field that only they changed is theirs; one that both changed starts with what was typed here.
    setKeepMine(Object.fromEntries(found.map(({ path, conflict }) => [path, conflict])))
    setRows(rowsIn(entriesOf(form.current), base, theirs))
  }, [fresh, form, base, theirs])
  if (settled) return null
  const show = (path: string, value: string, values: Values) =>
    form.current
      ? (fieldText(form.current, path, value) ?? shownValue(path, value, values, typedIn(form.current)))
      : value
  const apply = () => {
    if (!form.current || !theirs) return
    for (const { path, theirs: value } of differences ?? [])
      if (!keepMine[path]) setField(form.current, path, value, show(path, value, theirs))
    setField(form.current, 'version', String(theirs.version))
    setSettled(true)
  }
  return (
    <section role="alert" className="mb-4 rounded-lg border border-line-strong p-4" aria-labelledby="stale-title">
      <h2 id="stale-title" className="flex items-center gap-2 font-semibold text-body">
        <GitCompare aria-hidden className="size-4" /> Somebody else saved this first
      </h2>
      <p className="mt-1 text-muted text-table">Nothing of yours was saved yet. Choose per field, then save again.</p>
      {differences && differences.length > 0 && (
        <ScrollBox className="mt-3">
          <table className="w-full text-left text-table [&_td]:border-line [&_td]:border-t [&_td]:py-1.5 [&_td]:pr-4">
            <thead className="text-meta text-muted">
              <tr>
                <th scope="col">Field</th>
                <th scope="col">It was</th>
                <th scope="col">They saved</th>
                <th scope="col">You have</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ path, base: was, mine, theirs: now, conflict }) => (
                <tr key={path}>
                  <td className="font-semibold">
                    {labelOf(path)}
                    {conflict && <span className="block font-normal text-meta text-muted">Both changed it</span>}
                  </td>
                  <td className="text-muted">{show(path, was, base)}</td>
                  {[
                    { mineIs: false, text: show(path, now, theirs) },
                    { mineIs: true, text: show(path, mine, base) },
                  ].map(({ mineIs, text }) => (
                    <td key={String(mineIs)}>
                      <label htmlFor={`choice-${path}-${mineIs}`} className="flex items-center gap-2">
                        <Radio
                          id={`choice-${path}-${mineIs}`}
                          name={`choice ${path}`}
                          checked={Boolean(keepMine[path]) === mineIs}
                          onChange={() => setKeepMine({ ...keepMine, [path]: mineIs })}
                        />
                        {text}
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {rows.map(({ path, mine, theirs: now }) => (
        <p key={path} className="mt-2 text-table">
          <strong className="font-semibold">{words(path)}</strong>: they saved {countOf(now, 'row')}, you have{' '}
          {countOf(mine, 'row')}. If you continue, your values replace theirs.
        </p>
      ))}
      {differences?.length === 0 && rows.length === 0 && (
        <p className="mt-2 text-table">They changed nothing in this form.</p>
      )}
      <div className="mt-3 flex gap-2">
        <Button look="primary" onClick={apply} disabled={!differences}>
          Continue with this choice
        </Button>
        <Button look="quiet" onClick={showTheirs}>
          Discard mine and show theirs
        </Button>
      </div>
    </section>
  )
}

const labelOf = (path: string) => document.querySelector(`label[for="${fieldId(path)}"]`)?.textContent ?? words(path)

const words = (path: string) => {
  const text = path
    .replace(/\.(\d+)\./g, (_, place) => ` ${Number(place) + 1}, `)
    .replace(/Ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const typedIn = (form: HTMLFormElement): Typed => {
  const named = (mark: string) => new Set(new FormData(form).getAll(mark).map(String))
  return { dates: named('_date'), times: named('_time'), figures: named('_figure') }
}

/** The words that a choice of the form has for a value. */
function fieldText(form: HTMLFormElement, path: string, value: string): string | undefined {
  const field = form.elements.namedItem(path)
  if (field instanceof HTMLSelectElement) return [...field.options].find(option => option.value === value)?.text
  if (field instanceof RadioNodeList) return value === 'true' ? 'Yes' : value === 'false' ? 'No' : undefined
  if (field instanceof HTMLInputElement && field.type === 'hidden' && field.value === value)
    return field.parentElement?.querySelector<HTMLInputElement>('[role=combobox]')?.value
}

function setField(form: HTMLFormElement, path: string, value: string, label = value) {
  const field = form.elements.namedItem(path)
  const one = field instanceof RadioNodeList ? field[field.length - 1] : field
  if (one instanceof HTMLInputElement && one.type === 'checkbox') one.checked = value === 'true'
  else if (one instanceof HTMLInputElement && one.type === 'hidden' && path !== 'version')
    one.dispatchEvent(new CustomEvent('take', { detail: { value, label } }))
  else if (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement)
    one.value = typedIn(form).dates.has(path) ? label : value
}

/** The form lets go by itself first, so that it does not ask. */
function showTheirs() {
  window.dispatchEvent(new Event('leaving'))
  window.location.reload()
}
