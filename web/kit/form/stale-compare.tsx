import { useRevalidator } from '@remix-run/react'
import { GitCompare } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { isStale, type Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Radio } from '~/web/ui/input'
import { entriesOf } from './entries'
import { fieldId, valueAt } from './form-context'

type Values = Record<string, unknown> | null
type Difference = { path: string; label: string; base: string; mine: string; theirs: string }

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
  const [settled, setSettled] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the others saved is fetched once per refusal
  useEffect(() => {
    setSettled(false)
    setDifferences(null)
    if (isStale(problem)) revalidate()
  }, [problem])
  const fresh = theirs && base && theirs.version !== base.version && state === 'idle'
  useEffect(() => {
    if (fresh && form.current) setDifferences(differencesIn(form.current, base, theirs))
  }, [fresh, form, base, theirs])
  if (settled) return null
  const apply = () => {
    if (!form.current || !theirs) return
    for (const { path, theirs: value } of differences ?? []) if (!keepMine[path]) setField(form.current, path, value)
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
        <div className="mt-3 overflow-x-auto">
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
              {differences.map(({ path, label, base: was, mine, theirs: now }) => (
                <tr key={path}>
                  <td className="font-semibold">{label}</td>
                  <td className="text-muted">{was || '–'}</td>
                  {[
                    { mineIs: false, text: now },
                    { mineIs: true, text: mine },
                  ].map(({ mineIs, text }) => (
                    <td key={String(mineIs)}>
                      <label htmlFor={`choice-${path}-${mineIs}`} className="flex items-center gap-2">
                        <Radio
                          id={`choice-${path}-${mineIs}`}
                          name={`choice ${path}`}
                          checked={Boolean(keepMine[path]) === mineIs}
                          onChange={() => setKeepMine({ ...keepMine, [path]: mineIs })}
                        />
                        {text || '–'}
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {differences?.length === 0 && <p className="mt-2 text-table">They changed nothing that stands in this form.</p>}
      <div className="mt-3 flex gap-2">
        <Button look="primary" onClick={apply} disabled={!differences}>
          Continue with this choice
        </Button>
        <Button look="quiet" onClick={showTheirs}>
          Drop mine and show theirs
        </Button>
      </div>
    </section>
  )
}

function differencesIn(form: HTMLFormElement, base: Values, theirs: Values): Difference[] {
  return entriesOf(form).flatMap(([path, mine]) => {
    const [was, now] = [textOf(valueAt(base, path)), textOf(valueAt(theirs, path))]
    if (path === 'id' || path === 'version' || was === now || mine === now) return []
    const label = document.querySelector(`label[for="${fieldId(path)}"]`)?.textContent ?? path
    return [{ path, label, base: was, mine, theirs: now }]
  })
}

function setField(form: HTMLFormElement, path: string, value: string) {
  const field = form.elements.namedItem(path)
  const one = field instanceof RadioNodeList ? field[field.length - 1] : field
  if (one instanceof HTMLInputElement && one.type === 'checkbox') one.checked = value === 'true'
  else if (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement)
    one.value = value
}

/** The form lets go by itself first, so that it does not ask. */
function showTheirs() {
  window.dispatchEvent(new Event('leaving'))
  window.location.reload()
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
