import * as words from '~/domain/materials/words'
import type { StockCloseLine } from '~/web/kit/client/materials'
import { HereLink } from '~/web/kit/here-link'

/** Up to when the stock of the one plant on screen is closed, and by whom; it leads to where it is closed. */
export function StockClosed({ of: { closing, plantId } }: { of: StockCloseLine }) {
  return (
    <p className="text-table">
      <HereLink to={`/material/stock-close?plantId=${plantId}`} className="text-link">
        {closing ? words.closeUpTo({ day: closing.until, name: closing.by ?? '' }) : words.closeNotClosed()}
      </HereLink>
    </p>
  )
}
