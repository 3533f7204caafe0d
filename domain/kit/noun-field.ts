/** A field of a plain master as data: what it takes, and how the list and the form show it. */

type Span = 3 | 4 | 6 | 8 | 12

/** How a field looks in the list where that differs from its plain text. */
export type Cell = {
  label?: string
  look?: 'code' | 'strong'
  /** Said before and behind a figure. */
  before?: string
  unit?: string
  places?: number
  /** Shown where nothing is given. */
  none?: string
  /** The same for a figure of zero. */
  zero?: string
  /** On and off of a flag. */
  words?: readonly [on: string, off: string]
  wrap?: true
  width?: number
  /** Another field of the row behind this one, e.g. a factor × what a cubic metre takes of it. */
  beside?: { field: string; joint: string }
  phone?: 'title' | 'end' | 'meta' | 'none'
}

/** `said` is its name in a refusal and in the filter of a record, where that is not the label. */
type Base = { label: string; said?: string; span?: Span; hint?: string; optional?: true; cell?: Cell }
type Choices = readonly (readonly [value: string, label: string])[]
export type Field =
  /** `lines` makes it a text of several lines; `choices` are what the form offers. */
  | (Base & { kind: 'text'; most: number; lines?: number; type?: 'tel' | 'email'; choices?: Choices; empty?: string })
  | (Base & { kind: 'email' })
  /** `choices` are what the form offers and the list says in place of the figure. */
  | (Base & { kind: 'whole'; least: number; most: number; unit?: string; choices?: Choices; empty?: string })
  /** A decimal as text. */
  | (Base & {
      kind: 'decimal'
      places: number
      above?: number
      least?: number
      most?: number
      unit?: string
      /** Decimals that the form always shows. */
      shown?: number
    })
  /** `usual` where it is on unless somebody says otherwise. */
  | (Base & { kind: 'flag'; usual?: true })
  /** `usual` where nothing is said. */
  | (Base & { kind: 'choice'; choices: Choices; empty?: string; usual?: string })
  | (Base & { kind: 'date' })
  /** Another record: its table, the columns of it that the list shows, and the call that the form asks. */
  | (Base & { kind: 'lookup'; table: string; shows: Record<string, Shown>; source: Source; empty?: string })
/** A column of the record that is looked up. */
type Shown = { column: string; label: string; cell?: Cell }
type Source = {
  path: string
  label: string
  detail?: string
  value?: string
  query?: string
  /** Few enough for the form to offer them all at once. */
  short?: true
}
