import { Trash2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import type { ByHand } from '~/domain/billing/draft-as-typed'
import { exceptionKind } from '~/domain/billing/draft-exception'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { Checkbox } from '~/web/ui/input'
import { FigureCell, TextCell } from './grid-cell'

export type GridLine = {
  id: string
  kind: string
  doNumber: string | null
  doDate: string | null
  description: string
  unit: string
  quantity: string
  unitPrice: string
  reason: string | null
  systemQuantity: string | null
  systemPrice: string | null
  disputed: boolean
  fact: string | null
}
type Props = {
  line: GridLine
  at: number
  amount: string
  byHand: string
  removed: boolean
  picked: boolean
  exceptions: readonly { kind: string; text: string }[]
  mayEdit: boolean
  onPick: (at: number) => void
  onRemove: (at: number) => void
}
const BY_HAND: Record<ByHand, string> = { price: 'Price', quantity: 'Quantity', dispute: 'Dispute', added: 'Added' }

/** One line of a draft. A billed line has no bin: only an adjustment comes off. */
export const GridRow = memo(function GridRow(props: Props) {
  const { line, at, amount, removed, picked, exceptions, mayEdit, onPick, onRemove } = props
  const marks = props.byHand ? (props.byHand.split(' ') as ByHand[]) : []
  const name = `lines.${at}.`
  const typed = mayEdit && !removed
  const called = `line ${at + 1}`
  return (
    <tr data-line={at} data-picked={picked || undefined} data-gone={removed || undefined}>
      <td>
        <input type="hidden" name={`${name}id`} value={line.id} />
        {removed && <input type="hidden" name="removeLines" value={line.id} />}
        {typed && (
          <Checkbox
            aria-label={`Select ${called}, ${line.description}`}
            checked={picked}
            data-cell="pick"
            onChange={() => onPick(at)}
          />
        )}
      </td>
      <td className="figures whitespace-nowrap">{line.doDate ? showDate(line.doDate) : ''}</td>
      <td className="code whitespace-nowrap">{line.doNumber ?? ''}</td>
      <td data-wide title={line.fact ?? undefined}>
        <span className="line-clamp-1 max-md:font-semibold">{line.description}</span>
      </td>
      <td className="text-right" data-label={`Quantity, ${line.unit}`} title={systemTitle(line)}>
        {typed ? (
          <FigureCell
            name={`${name}quantity`}
            label={`Quantity, ${called}`}
            column="quantity"
            byHand={marks.includes('quantity')}
          />
        ) : (
          showNumber(line.quantity, 2)
        )}
      </td>
      <td className="text-muted max-md:hidden!">{line.unit}</td>
      <td
        className={cn('figures text-right text-muted', !marks.includes('price') && 'max-md:hidden!')}
        data-label="System price"
      >
        {line.systemPrice ? showNumber(line.systemPrice, 2) : '–'}
      </td>
      <td className="text-right" data-label="Price">
        {typed ? (
          <FigureCell
            name={`${name}unitPrice`}
            label={`Price, ${called}`}
            column="unitPrice"
            byHand={marks.includes('price')}
          />
        ) : (
          showNumber(line.unitPrice, 2)
        )}
      </td>
      <td className="figures whitespace-nowrap text-right" data-label="Amount">
        {showNumber(amount, 2)}
      </td>
      <td className="whitespace-nowrap text-meta" data-label={marks.length ? 'By hand' : ''}>
        {marks.length ? (
          <span data-tone="waiting" className="font-semibold text-tone">
            {marks.map(mark => BY_HAND[mark]).join(', ')}
          </span>
        ) : null}
      </td>
      <td data-wide data-label="Reason">
        {typed ? (
          <TextCell
            name={`${name}reason`}
            label={`Reason, ${called}`}
            column="reason"
            placeholder={marks.length ? 'Say why' : ''}
          />
        ) : (
          (line.reason ?? '')
        )}
      </td>
      <td className="whitespace-nowrap" data-wide>
        <span className="flex items-center gap-2">
          {typed && line.kind !== 'adjustment' && <Dispute name={`${name}disputed`} on={line.disputed} at={called} />}
          {exceptions.slice(0, 1).map(of => (
            <Badge key={of.text} tone="waiting" title={exceptions.map(one => one.text).join('\n')}>
              {exceptionKind(of.kind).label}
              {exceptions.length > 1 && ` +${exceptions.length - 1}`}
            </Badge>
          ))}
          {mayEdit && line.kind === 'adjustment' && (
            <Button
              look="quiet"
              size="icon-sm"
              aria-label={removed ? `Put ${line.description} back` : `Take ${line.description} off the draft`}
              onClick={() => onRemove(at)}
            >
              {removed ? <Undo2 /> : <Trash2 />}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
})

const Dispute = ({ name, on, at }: { name: string; on: boolean; at: string }) => (
  <label className="flex items-center gap-1.5 text-meta text-muted">
    <input type="hidden" name={name} value="false" />
    <Checkbox name={name} value="true" defaultChecked={on} aria-label={`In dispute, ${at}`} data-cell="disputed" />
    Dispute
  </label>
)

const systemTitle = ({ systemQuantity, unit }: GridLine) =>
  systemQuantity ? `System: ${showNumber(systemQuantity, 2)} ${unit}` : undefined
