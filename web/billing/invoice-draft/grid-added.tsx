import { Plus, Trash2 } from 'lucide-react'
import { showNumber } from '~/web/kit/figures'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { FigureCell, TextCell } from './grid-cell'

type Props = {
  rows: readonly number[]
  amounts: readonly string[]
  onAdd: () => void
  onRemove: (at: number) => void
}

/** Adjustments that are being typed, each with its reason; one row is offered where no script runs. */
export function AddedRows({ rows, amounts, onAdd, onRemove }: Props) {
  const hydrated = useHydrated()
  const shown = hydrated ? rows : [0]
  return (
    <>
      {shown.map((at, place) => (
        <tr key={at}>
          <td />
          <td data-wide className="whitespace-nowrap text-muted" colSpan={2}>
            Adjustment {place + 1}
          </td>
          <td data-wide data-label="Description">
            <TextCell
              name={`adjustments.${at}.description`}
              label={`Description, adjustment ${place + 1}`}
              column="description"
              placeholder="Description"
            />
          </td>
          <td data-label="Quantity">
            <FigureCell
              name={`adjustments.${at}.quantity`}
              label={`Quantity, adjustment ${place + 1}`}
              column="quantity"
            />
          </td>
          <td data-label="Unit">
            <TextCell name={`adjustments.${at}.unit`} label={`Unit, adjustment ${place + 1}`} column="unit" />
          </td>
          <td />
          <td data-label="Price">
            <FigureCell
              name={`adjustments.${at}.unitPrice`}
              label={`Price, adjustment ${place + 1}`}
              column="unitPrice"
            />
          </td>
          <td className="figures whitespace-nowrap text-right" data-label="Amount">
            {showNumber(amounts[place] ?? '0.00', 2)}
          </td>
          <td />
          <td data-wide data-label="Reason">
            <TextCell
              name={`adjustments.${at}.reason`}
              label={`Reason, adjustment ${place + 1}`}
              column="reason"
              placeholder="Say why"
            />
          </td>
          <td>
            {hydrated && (
              <Button
                look="quiet"
                size="icon-sm"
                aria-label={`Remove adjustment ${place + 1}`}
                onClick={() => onRemove(at)}
              >
                <Trash2 />
              </Button>
            )}
          </td>
        </tr>
      ))}
      {hydrated && (
        <tr>
          <td data-wide colSpan={12}>
            <Button look="quiet" size="sm" onClick={onAdd}>
              <Plus /> Add adjustment
            </Button>
            <span className="ml-2 text-meta text-muted">A credit has a negative quantity.</span>
          </td>
        </tr>
      )}
    </>
  )
}
