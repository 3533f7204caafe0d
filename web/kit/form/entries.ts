export type Raw = { [name: string]: Raw | string | (Raw | string)[] }

/** `lines.0.quantity` becomes a nested value; names that would reach a prototype are ignored. */
export function place(at: Raw, path: string[], value: string | string[]) {
  const [name = '', ...rest] = path
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return
  if (rest.length === 0) {
    at[name] = value
    return
  }
  const inner = at[name]
  const box: Raw = inner && typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  at[name] = box
  place(box, rest, value)
}

/** What a form holds now, as text, without the form's own marks. */
export function entriesOf(form: HTMLFormElement): [string, string][] {
  const entries: [string, string][] = []
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !name.startsWith('_') && name !== 'intent') entries.push([name, value])
  }
  return entries
}

/** Of a switch and its hidden twin the last one counts. */
export function nest(entries: readonly [string, string][]): Raw {
  const raw: Raw = {}
  for (const [name, value] of entries) place(raw, name.split('.'), value)
  return raw
}
