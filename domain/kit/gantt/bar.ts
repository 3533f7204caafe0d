/** Times are minutes from the start of the business day at the plant; a bar may run past midnight. */
export type Span = { from: number; until: number }

export type PhaseKind = 'load' | 'travel' | 'wait' | 'pour' | 'wash' | 'return'
export type Phase = Span & { kind: PhaseKind }

/** One load in one row. Its phases follow each other without holes. */
export type Bar = {
  /** One of a kind in the chart. */
  id: string
  /** The load that is shown: the same in the rows of its truck, its line and its pour. */
  load: string
  row: string
  phases: readonly Phase[]
  /** Stands on the bar where there is room. */
  label: string
  /** What is said of it, what matters most first: shown beside the pointer, read when it takes the focus. */
  words: readonly string[]
  /** When it was promised on site. */
  promise?: number | undefined
  /** Why it cannot be moved: called, batched, locked. */
  locked?: string | undefined
  /** The rule it breaks as it stands. */
  breach?: string | undefined
  /** A plan beside the one that counts: drawn as an outline. */
  faint?: boolean | undefined
  /** A lane of its own in the row instead of the first free one: plan above, fact below. */
  lane?: number | undefined
}

/** Hours of a row that mean something without a load: closed, overtime, a pour that waits. */
export type Mark = Span & { kind: 'closed' | 'overtime' | 'gap' | 'idle'; word?: string | undefined }

export type Row = {
  id: string
  title: string
  /** A line of facts under or beside the title. */
  facts: string
  /** The figure that is looked for first, at the right. */
  side?: string | undefined
  tone?: 'stop' | 'waiting' | undefined
  marks?: readonly Mark[] | undefined
}

/** Rows of one kind under a heading: loads are put down where `movable`, and picked up there or where `source`. */
export type Section = {
  id: string
  title: string
  note?: string | undefined
  rowHeight: number
  movable: boolean
  source?: boolean | undefined
  rows: readonly Row[]
  bars: readonly Bar[]
}

export function spanOf(bar: Pick<Bar, 'phases'>): Span {
  return { from: bar.phases[0]?.from ?? 0, until: bar.phases.at(-1)?.until ?? 0 }
}

/** The same bar some minutes later in another row. */
export function movedBar<B extends Bar>(bar: B, minutes: number, row = bar.row): B {
  const phases = bar.phases.map(({ kind, from, until }) => ({ kind, from: from + minutes, until: until + minutes }))
  return { ...bar, row, phases }
}
