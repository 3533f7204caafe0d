import type { UnknownPayment } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { countOf, showMoney } from '~/web/kit/figures'

const SHOWN = 8

/** Money that the ERP told of and no account took: it is entered by hand, or the account is mended and it is sent again. */
export const UnknownPayments = ({ rows }: { rows: readonly UnknownPayment[] }) =>
  rows.length > 0 && (
    <div role="status" data-tone="waiting" className="tone mx-6 my-3 rounded-lg px-4 py-3 text-table max-md:mx-4">
      <p className="font-semibold">
        {countOf(rows.length, ['payment', 'payments'])} of the ERP for accounts that no customer has
      </p>
      <ul className="mt-1 grid gap-0.5">
        {rows.slice(0, SHOWN).map(({ account, reference, paidOn, amount }) => (
          <li key={`${account} ${reference}`}>
            <span className="code">{account}</span>, {reference}, {showDate(paidOn)}: {showMoney(amount)}
          </li>
        ))}
        {rows.length > SHOWN && <li>and {rows.length - SHOWN} more</li>}
      </ul>
    </div>
  )
