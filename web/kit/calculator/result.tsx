import { isRecord } from '~/domain/kit/calculator'
import { calculatorLabel, sentence } from '~/domain/kit/calculator-words'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { PlainTable } from '../page-grid'

const head = (name: string) => translated(sentence(name))
const figure = (value: number) => String(Number(Math.abs(value) >= 1000 ? value.toFixed(1) : value.toFixed(4)))
function resultText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.choiceYes() : words.choiceNo()
  if (typeof value === 'number') return figure(value)
  if (Array.isArray(value)) return value.length ? value.map(resultText).join(', ') : '–'
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, of]) => `${head(name).toLowerCase()} ${resultText(of)}`)
      .join(', ')
  return translated(String(value))
}

/** Any answer of an engineering call: its figures, then its rows, then its parts. */
export function CalculatorResult({ value }: { value: unknown }) {
  if (!isRecord(value)) return <p className="figures text-body">{resultText(value)}</p>
  const entries = Object.entries(value)
  const tables = entries.flatMap(([name, of]) => (rowsOf(of) ? [[name, rowsOf(of) ?? []] as const] : []))
  const parts = entries.filter(([, of]) => isRecord(of))
  const plain = entries.filter(([, of]) => !rowsOf(of) && !isRecord(of))
  const label = (name: string) => {
    const [text, unit] = calculatorLabel(name)
    return unit ? `${translated(text)}, ${unit}` : translated(text)
  }
  return (
    <div className="grid gap-4">
      {plain.length > 0 && (
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {plain.map(([name, of]) => (
            <div key={name} className="min-w-0">
              <dt className="text-meta text-muted">{label(name)}</dt>
              <dd className="figures break-words font-semibold text-body">{resultText(of)}</dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map(([name, rows]) => (
        <section key={name} className="grid gap-1">
          <h3 className="font-semibold text-table">{head(name)}</h3>
          <Rows caption={head(name)} rows={rows} />
        </section>
      ))}
      {parts.map(([name, of]) => (
        <section key={name} className="grid gap-2 border-line border-t pt-3">
          <h3 className="font-semibold text-table">{head(name)}</h3>
          <CalculatorResult value={of} />
        </section>
      ))}
    </div>
  )
}

function rowsOf(value: unknown): Record<string, unknown>[] | null {
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  return rows.length > 0 && Array.isArray(value) && rows.length === value.length ? rows : null
}

function Rows({ caption, rows }: { caption: string; rows: readonly Record<string, unknown>[] }) {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  return (
    <PlainTable
      caption={caption}
      rows={rows.map((row, at) => ({ row, at }))}
      id={({ at }) => String(at)}
      wide
      columns={names.map(name => ({
        label: sentence(name),
        show: ({ row }: { row: Record<string, unknown> }) => resultText(row[name]),
        ...(rows.every(row => typeof row[name] === 'number') ? { align: 'right' as const } : {}),
      }))}
    />
  )
}
