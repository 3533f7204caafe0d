import { Link, useSearchParams } from '@remix-run/react'

/** In place of the sum of so many rows that it is not taken with every page; asked for, it is exact however many there are. */
export function AddUp() {
  const [params] = useSearchParams()
  const asked = new URLSearchParams(params)
  asked.set('totals', 'true')
  return (
    <Link to={`?${asked}`} preventScrollReset className="text-link">
      Add up
    </Link>
  )
}
