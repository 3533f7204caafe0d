import { Link } from '@remix-run/react'
import { Button } from '~/web/ui/button'

/** Shown once: the portal itself keeps only what tells a right one from a wrong one. */
export function RecoveryCodes({ codes, away }: { codes: readonly string[]; away: string }) {
  return (
    <>
      <p className="mt-2 mb-4 text-muted text-body">
        Two-step sign-in is on. Without the phone each of these opens the portal once. Print them or write them down;
        they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="code grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-line p-4"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6">
        <Button asChild look="primary" size="lg">
          <Link to={away}>Continue</Link>
        </Button>
      </div>
    </>
  )
}
