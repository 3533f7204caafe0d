import { Link } from '@remix-run/react'
import { Button } from '~/web/ui/button'
import { HOME } from './words'

/** Certificates and letters of what is picked; only approved results are in them. */
export function ApprovedBulk({ picked }: { picked: readonly { id: string; status: string }[] }) {
  const ids = picked.filter(row => row.status === 'approved').map(row => row.id)
  if (!ids.length) return <span className="text-muted text-table">None of these results is approved</span>
  const query = `ids=${ids.slice(0, 100).join(',')}`
  return (
    <>
      <Button asChild size="sm">
        <Link to={`${HOME}/generate-cert-modal?${query}`}>Certificate of {ids.length}</Link>
      </Button>
      <Button asChild size="sm">
        <Link to={`${HOME}/send-email-modal?${query}`}>Send {ids.length} by e-mail</Link>
      </Button>
    </>
  )
}
