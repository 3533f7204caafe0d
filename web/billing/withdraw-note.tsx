import { Form, Link } from '@remix-run/react'
import { draftPath } from '~/web/kit/draft-path'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

/** The note that is in the way of another one; a commercial one can be withdrawn here. */
export const OpenNote = ({
  open,
  formKey,
}: {
  open: { id: string; version: number; draftNo: string; noteReason: string | null }
  formKey: string
}) => (
  <div className="grid max-w-300 gap-3 px-6 pb-5 max-md:px-4">
    <p role="status" data-tone="warn" className="tone rounded-lg px-4 py-3 text-table">
      <Link className="code text-link" to={draftPath(open.id)}>
        {open.draftNo}
      </Link>{' '}
      already corrects this invoice. Issue or withdraw it first.
    </p>
    {open.noteReason && (
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="_key" value={`${formKey}-withdraw`} />
        <input type="hidden" name="withdraw" value={open.id} />
        <input type="hidden" name="version" value={open.version} />
        <Input
          name="why"
          required
          maxLength={300}
          placeholder="Reason"
          aria-label={`Reason to withdraw ${open.draftNo}`}
        />
        <Button type="submit">Withdraw {open.draftNo}</Button>
      </Form>
    )}
  </div>
)
