import { Form } from '@remix-run/react'
import { useState } from 'react'
import type { ErpExportRow } from '~/web/kit/client/billing'
import { showDateTime } from '~/web/kit/dates'
import { useFormKey } from '~/web/kit/form/form-key'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/web/ui/dialog'
import { Input } from '~/web/ui/input'

/** The ERP may have loaded the file already: what is exported again would then be posted twice. */
export function CancelExport({ row }: { row: ErpExportRow }) {
  const [open, setOpen] = useState(false)
  const key = useFormKey(undefined)
  const form = `cancel-${row.id}`
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="danger-plain">Cancel export</Button>
      </DialogTrigger>
      <DialogContent
        title={`Cancel ${row.exportNo}?`}
        description={`Written on ${showDateTime(row.exportedAt)}. Make sure that the ERP has not loaded it: its documents go into the next export, and the ERP would post them twice.`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep export</Button>
            <Button type="submit" form={form} look="danger">
              Cancel export
            </Button>
          </>
        }
      >
        <Form id={form} method="post" onSubmit={() => setOpen(false)}>
          <input type="hidden" name="_key" value={key} />
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="version" value={row.version} />
          <input type="hidden" name="intent" value="cancel" />
          <label htmlFor={`why-${row.id}`} className="grid gap-1 text-table">
            <span className="font-semibold">Reason</span>
            <Input id={`why-${row.id}`} name="text" required maxLength={300} />
          </label>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
