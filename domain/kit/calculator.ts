import type * as z from 'zod'

/** A method with a call of its own, as people use it: what it asks is its request schema, filled with a worked example. */
export type Calculator = {
  /** In the address, and one of its kind. */
  key: string
  call: `${'GET' | 'POST'} /engineering/${string}`
  title: string
  group: string
  /** The standard with its clause, shown beside the result. */
  source: string
  /** Null where nothing is asked. */
  schema: z.ZodType | null
  example: Record<string, unknown>
  /** Optional parts of the schema that a form has no room for. */
  hide?: readonly string[]
  /** Labels and units that differ from the usual ones, by path. */
  words?: Readonly<Record<string, readonly [label: string, unit?: string]>>
}

type Named = { path: string; label: string; unit: string; optional: boolean }
/** One question of a form. Lists of figures, of words, of lines and of pairs are typed as text. */
export type CalculatorField = Named &
  (
    | {
        kind: 'number' | 'text' | 'mixed' | 'switch' | 'instant' | 'numbers' | 'words' | 'lines' | 'gradings' | 'pairs'
      }
    | { kind: 'choice'; choices: readonly string[]; numeric: boolean }
    | { kind: 'grid'; columns: CalculatorField[] }
    | { kind: 'fixed'; value: string }
  )

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
